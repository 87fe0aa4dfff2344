"""A bot for the tables of a Razzia! server: python bot_client.py http://127.0.0.1:8642 [the id of a table to join]."""

import asyncio
import json
import os
import random
import secrets
import sys
from urllib.request import Request, urlopen

from websockets import ConnectionClosed, connect

SERVER, *TABLES = sys.argv[1:] or ["http://127.0.0.1:8642"]
KEY = os.environ.get("RAZZIA_KEY") or secrets.token_hex(32)  # whoever has it has the bot's seats


def answers(table, you):  # the same request twice is done once, so it does no harm to repeat one
    if table["status"] == "waiting" and not you["seats"]:
        yield {"type": "sit", "request": "sit", "name": f"Bot {KEY[:4]}"}
    elif table["status"] == "waiting" and you["host"] and all(seat["ready"] for seat in table["seats"]):
        yield {"type": "start", "request": "start"}
    for seat in you["seats"]:
        if seat["own"] and seat["own"]["legal"]:
            move, version = random.choice(seat["own"]["legal"]), table["version"]  # make this choice a better one
            yield {"type": "act", "request": f"{version}", "seat": seat["seat"], "version": version, "move": move}


async def play(table_id):
    async for socket in connect(f"{SERVER.replace('http', 'ws', 1)}/api/v1/tables/{table_id}/live"):
        try:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "key": KEY}))
            while (message := json.loads(await socket.recv())).get("table", {}).get("status") != "finished":
                for answer in answers(message["table"], message["you"]) if "table" in message else ():
                    await asyncio.sleep(0.05)  # a server takes some twenty messages a second
                    await socket.send(json.dumps(answer))
                if message["type"] == "refused" and message["code"] not in ("already-done", "stale-version"):
                    return message["message"]
            print("won by", *message["table"]["game"]["winners"])
            break
        except ConnectionClosed:  # by a server that starts anew: connect again
            continue
    return None


if not TABLES:
    headers, setup = {"Authorization": f"Bearer {KEY}"}, {"players": 3, "bots": {"C": "easy"}}
    TABLES = [json.load(urlopen(Request(f"{SERVER}/api/v1/tables", json.dumps(setup).encode(), headers)))["id"]]
print(TABLES[0], flush=True)
sys.exit(asyncio.run(play(TABLES[0])))
