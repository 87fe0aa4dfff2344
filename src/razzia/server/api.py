"""The routes over REST: everything but live play. ``/api/v1/openapi.json`` describes them."""

import asyncio
import base64
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from msgspec import DecodeError, Meta, Raw, ValidationError, convert, json

from razzia.record import read as read_record
from razzia.replaying import Replay, replay_record
from razzia.server.compressing import PACKED, VARY, packed, takes_packed
from razzia.server.keys import holder_of
from razzia.server.messages import Accepted, History, Key, Links, NewTable, Page, Snapshot
from razzia.server.openapi import API, MAY_HAVE_KEY, NEEDS_KEY, answers
from razzia.server.refusals import BODY, UNREADABLE, RequestError
from razzia.server.room import encode
from razzia.server.storage.schema import NEVER
from razzia.server.storage.store import Cursor
from razzia.server.storage.store import Page as Found
from razzia.table.clocks import SECOND
from razzia.table.commands import Command
from razzia.table.journal import Entry
from razzia.table.setup import DAY, SEAT_PATTERN, Setup
from razzia.table.table import Table
from razzia.table.telling import history as told
from razzia.table.telling import replay as played_again

T = TypeVar("T")

PAGE: Final = 20
"""So many tables a list gives at once."""
WAITING: Final = DAY * SECOND
PLAYING: Final = 60 * DAY * SECOND
"""So old, in milliseconds, may tables be that the lobby shows: longer nobody waits for players, or plays."""
LONGEST_RECORD: Final = 256 * 1024
"""So many bytes may a record have that is replayed. Most take some five thousand, and some say more than they must."""
BEARER: Final = "bearer"

TableId = Annotated[str, PathParameter(description="the id of a table, as in its link", max_length=40)]
Authorization = Annotated[
    str | None, HeaderParameter(name="Authorization", include_in_schema=False)  # the security scheme describes it
]
Before = Annotated[str | None, QueryParameter(description="the `next` of the page before", max_length=400)]
Eyes = Annotated[
    str | None,
    QueryParameter(description="whose eyes: a seat; without one, a spectator's", max_length=1, pattern=SEAT_PATTERN),
]

_Word = Annotated[str, Meta(pattern="^[0-9a-z]*$", max_length=40)]
_Number = Annotated[int, Meta(ge=0, le=NEVER)]
_read_lobby_cursor: Final = json.Decoder(tuple[_Word, _Number, _Word]).decode
_read_cursor: Final = json.Decoder(tuple[_Number, _Word]).decode
_read_setup: Final = json.Decoder(Setup).decode
_read_command: Final = json.Decoder(Command).decode


def _holder(authorization: str | None) -> str | None:
    """Who asks, by the header of the request; None for someone without a key."""
    if authorization is None:
        return None
    try:
        scheme, _, key = authorization.partition(" ")
        if scheme.lower() == BEARER:
            return holder_of(convert(key.strip(), Key))
    except ValidationError:
        pass
    raise RequestError("bad-key")


def _player(authorization: str | None) -> str:
    """Who asks, and must have a key."""
    holder = _holder(authorization)
    if holder is None:
        raise RequestError("no-key")
    return holder


def _read(body: bytes, decode: Callable[[bytes], T]) -> T:
    """What the body of a request says. Litestar would take 0 for false and "4" for 4, which a WebSocket does not."""
    try:
        return decode(body)
    except UNREADABLE as error:
        raise RequestError("unreadable-request", facts={"where": BODY, "why": str(error)}) from None


def _json(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, status_code=status, media_type=MediaType.JSON)


async def _long(request: Request[Any, Any, Any], tell: Callable[[], bytes]) -> Response[bytes]:
    """An answer that takes a while and may be long: in a thread, so that nobody else waits for it."""
    takes = takes_packed(request.headers)

    def told_and_packed() -> tuple[bytes, bytes | None]:
        body = tell()
        return body, packed(body) if takes else None

    body, smaller = await asyncio.to_thread(told_and_packed)
    if smaller is None:
        return Response(body, media_type=MediaType.JSON, headers=VARY)
    return Response(smaller, media_type=MediaType.JSON, headers=PACKED)


# ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _page(
    ask: Callable[[int, Cursor | None], Awaitable[Found]],
    before: str | None,
    read: Callable[[bytes], Cursor] = _read_cursor,
) -> Response[bytes]:
    cursor = None
    if before is not None:
        try:
            cursor = read(base64.urlsafe_b64decode(before))
        except (DecodeError, ValueError):
            raise RequestError("bad-cursor", before) from None
    found = await ask(PAGE, cursor)
    following = None if found.next is None else base64.urlsafe_b64encode(encode(found.next)).decode()
    tables: Any = tuple(Raw(table.summary) for table in found.tables)
    return _json(encode(Page(tables, following)))


@get("/lobby", responses=answers(200, Page, "A part of the list."))
async def lobby(state: State, before: Before = None) -> Response[bytes]:
    """The open tables that wait for players, and those that play; without those that were given up long ago."""
    now = state.hall.now()
    fresh = partial(state.hall.store.lobby, waiting_since=now - WAITING, playing_since=now - PLAYING)
    return await _page(fresh, before, _read_lobby_cursor)


@get("/finished", responses=answers(200, Page, "A part of the list."))
async def finished(state: State, before: Before = None) -> Response[bytes]:
    """The games of open tables that are over."""
    return await _page(state.hall.store.finished, before)


@get("/my-tables", security=NEEDS_KEY, responses=answers(200, Page, "A part of the list."))
async def my_tables(state: State, authorization: Authorization = None, before: Before = None) -> Response[bytes]:
    """The tables at which the holder of the key has a seat."""
    return await _page(partial(state.hall.store.of_holder, _player(authorization)), before)


# ── A table ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@post("/tables", security=NEEDS_KEY, responses=answers(201, NewTable, "The table is there."))
async def make_table(
    request: Request[Any, Any, Any], state: State, authorization: Authorization = None
) -> Response[bytes]:
    """Make a table. Nobody sits at it yet but bots; whoever made it may sit down like anyone else."""
    holder = _player(authorization)
    setup = _read(await request.body(), _read_setup)
    state.allowance.new_table(state.allowance.client(request.scope))
    table = await state.hall.make(setup, holder)
    link = _links(request, table.id).table
    return _json(encode(NewTable(table.id, link, table.commitment)), 201)


@get("/tables/{table_id:str}", security=MAY_HAVE_KEY, responses=answers(200, Snapshot, "The table."))
async def snapshot(
    request: Request[Any, Any, Any], state: State, table_id: TableId, authorization: Authorization = None
) -> Response[bytes]:
    """A table as it stands now."""
    holder = _holder(authorization)
    room = await state.hall.room(table_id)
    links = _links(request, table_id, over=room.table.status == "finished")
    return _json(room.snapshot(holder, state.hall.now(), links))


@post(
    "/tables/{table_id:str}/commands",
    status_code=200,
    security=NEEDS_KEY,
    responses=answers(200, Accepted, "It is done, and saved."),
)
async def command(
    request: Request[Any, Any, Any], state: State, table_id: TableId, authorization: Authorization = None
) -> Response[bytes]:
    """Do something at a table: sit down, start, make a move. The same as on the WebSocket."""
    holder = _player(authorization)
    asked = _read(await request.body(), _read_command)
    version = await state.hall.submit(table_id, asked, holder)
    return _json(encode(Accepted(asked.request, version)))


@get("/tables/{table_id:str}/history", responses=answers(200, History, "What has happened."))
async def history(request: Request[Any, Any, Any], state: State, table_id: TableId) -> Response[bytes]:
    """Everything that has happened at a table so far."""
    return await _long(request, partial(_tell, table_id, await state.hall.journal(table_id)))


@get("/tables/{table_id:str}/replay", responses=answers(200, Replay, "The game, ply by ply."))
async def replay(
    request: Request[Any, Any, Any], state: State, table_id: TableId, seat: Eyes = None
) -> Response[bytes]:
    """The game so far, ply by ply, as a seat saw it; of a round under way nothing where cheques are hidden."""
    return await _long(request, partial(_replay, table_id, await state.hall.journal(table_id), seat))


@post(
    "/replays",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=answers(200, Replay, "The game, ply by ply."),
)
async def replay_of_record(request: Request[Any, Any, Any], seat: Eyes = None) -> Response[bytes]:
    """The game of a record, ply by ply, as a seat saw it. The record is checked, and not kept."""
    return await _long(request, partial(_replay_record, await request.body(), seat))


@get("/tables/{table_id:str}/record", responses=answers(200, dict[str, Any], "The record, as docs/record.md says."))
async def record(request: Request[Any, Any, Any], state: State, table_id: TableId) -> Response[bytes]:
    """The record of a game that is over, with the proof of its deck."""
    body = await asyncio.to_thread(_record, table_id, await state.hall.journal(table_id))
    return Response(
        body,
        media_type=MediaType.JSON,
        headers={
            "Content-Disposition": f'attachment; filename="razzia-{table_id}.json"',
            "Link": f'<{_links(request, table_id, over=True).replay}>; rel="alternate"; type="text/html"',
        },
    )


def _links(request: Request[Any, Any, Any], table_id: str, *, over: bool = False) -> Links:
    # Friends find the server by the name that it was called by, which has been looked at (security.py).
    url = request.app.state.settings.base_url or f"http://{request.headers['host']}"
    return Links(
        table=f"{url}/tables/{table_id}",
        record=f"{url}{API}/tables/{table_id}/record" if over else None,
        replay=f"{url}/replay/{table_id}" if over else None,
    )


def _tell(table_id: str, entries: list[Entry]) -> bytes:
    return encode(History(told(table_id, entries)))


def _replay(table_id: str, entries: list[Entry], seat: str | None) -> bytes:
    return encode(played_again(table_id, entries, seat))


def _replay_record(body: bytes, seat: str | None) -> bytes:
    return encode(replay_record(read_record(body), seat))


def _record(table_id: str, entries: list[Entry]) -> bytes:
    return Table(table_id, entries).record().to_json().encode()


routes: Final = Router(
    API,
    route_handlers=[
        lobby,
        finished,
        my_tables,
        make_table,
        snapshot,
        command,
        history,
        replay,
        replay_of_record,
        record,
    ],
)
