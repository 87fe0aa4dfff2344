"""How boardgame.io is started and spoken to: its lobby's requests, and Socket.IO over a WebSocket, written by hand.

Of Socket.IO (protocol 5, on Engine.IO 4) a player needs little. A message begins with its type: ``0`` the server opens,
``40`` a namespace is joined, ``42`` an event follows as a JSON array, ``2`` and ``3`` are ping and pong.
"""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from signal import SIGUSR2
from typing import Any

import msgspec

from benchmarks.load.contestant import SEATS, Contestant, Move, Seat
from benchmarks.load.rest import Rest
from benchmarks.load.websocket import Broken

HERE = Path(__file__).parent
GAME = "razzia"
EVENT = f"42/{GAME},".encode()
JOINED = f"40/{GAME},".encode()


class Seen(msgspec.Struct):
    """The game, as far as a player here looks at it."""

    legal: list[list[Any]] | None = None
    over: bool = False


class State(msgspec.Struct):
    """The state that a player is sent."""

    G: Seen
    version: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a player is sent who has just come."""

    state: State


STATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCED = msgspec.json.Decoder(tuple[str, str, Synced])


class BoardgameSeat(Seat):
    """A player of boardgame.io."""

    def __init__(self, match: str, player: str, credentials: str) -> None:
        super().__init__()
        self._match, self._player, self._credentials = match, player, credentials
        self._ready = asyncio.get_running_loop().create_future()

    async def sit_down(self, port: int) -> None:
        """Connect, join the namespace of the game, and ask for the match."""
        await self.open(port, "/socket.io/?EIO=4&transport=websocket")
        self.send(JOINED)
        await self._ready

    def act(self, move: Move, version: int) -> None:
        """Send a move."""
        kind, *arguments = move
        payload = {"type": kind, "args": arguments, "playerID": self._player, "credentials": self._credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, version, self._match, self._player)

    def received(self, text: bytes) -> None:
        """Read a message."""
        if text.startswith(EVENT):
            self._event(text[len(EVENT) :])
        elif text == b"2":
            self.send(b"3")
        elif text.startswith(JOINED):
            self._emit("sync", self._match, self._player, self._credentials, SEATS)
        elif not text.startswith(b"0"):
            raise Broken(f"boardgame.io sent what is not understood: {text[:80].decode()}")

    def _event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            _, _, state, _ = STATE.decode(event)
        elif event.startswith(b'["sync"'):
            _, _, synced = SYNCED.decode(event)
            state = synced.state
            self._ready.set_result(None)
        elif event.startswith(b'["matchData"'):
            return  # who is connected: everybody
        else:
            raise Broken(f"boardgame.io sent an unknown event: {event[:80].decode()}")
        self.table.told(self, state.version, state.G.legal, state.G.over)

    def _emit(self, *event: object) -> None:
        self.send(EVENT + msgspec.json.encode(event))


class BoardgameIO(Contestant):
    """boardgame.io with its default storage."""

    name = "boardgame.io, in memory"
    promise = "it is in memory, and stays there"

    def prepare(self) -> str | None:
        """Let npm fetch the packages, if they are not there yet."""
        npm = shutil.which("npm")
        if npm is None or shutil.which("node") is None:
            return "there is no Node with npm on this machine"
        if not (HERE / "node_modules" / ".package-lock.json").exists():  # npm writes it last
            print("Fetching boardgame.io from npm …", flush=True)
            fetched = subprocess.run([npm, "ci"], cwd=HERE, capture_output=True, text=True, check=False)
            if fetched.returncode:
                return (
                    f"npm could not fetch it: {next(line for line in fetched.stderr.splitlines() if 'error' in line)}"
                )
        return None

    def command(self, _folder: Path) -> list[str]:
        """Node, with what lets memory be measured without garbage."""
        return ["node", "--expose-gc", str(HERE / "server.js")]

    async def new_table(self, rest: Rest) -> list[Seat]:
        """Create a match, and join it four times."""
        match = (await rest.post(f"/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        seats: list[Seat] = []
        for player in map(str, range(SEATS)):
            joining = {"playerID": player, "playerName": f"Player {player}"}
            joined = await rest.post(f"/games/{GAME}/{match}/join", joining)
            seats.append(BoardgameSeat(match, player, joined["playerCredentials"]))
        return seats

    def collect_garbage(self, process: int) -> None:
        """Tell Node."""
        os.kill(process, SIGUSR2)


class BoardgameIOOnFiles(BoardgameIO):
    """boardgame.io with FlatFile, the storage it comes with that survives a restart."""

    name = "boardgame.io, on files"
    promise = "nothing yet; then three files are written, and nobody waits for the disk (no fsync)"
    most_tables = 500

    def command(self, folder: Path) -> list[str]:
        """As before, with a folder for the files."""
        return [*super().command(folder), str(folder)]
