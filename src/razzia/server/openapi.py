"""The OpenAPI document: what can be asked over REST, and every message of live play.

Litestar knows the routes. The types describe themselves better than it does: their limits, their tags, their sentences.
OpenAPI has no place for WebSockets, so their messages stand among the types, and the introduction says where to begin.
"""

from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from msgspec.json import schema_components

from razzia import __version__
from razzia.replaying import Replay
from razzia.server.messages import FromClient, History, NewTable, Page, Snapshot, ToClient
from razzia.server.refusals import CONFLICT, STATUS, Refusal
from razzia.table.commands import Command
from razzia.table.setup import Setup

API: Final = "/api/v1"
PATH: Final = f"{API}/openapi.json"
INTRODUCTION: Final = f"""\
Tables of Razzia!, over REST. Live play is a WebSocket at `{API}/tables/{{table_id}}/live`, which takes and sends one
JSON object a message: the client's are `FromClient`, beginning with `Hello`; the server's are `ToClient`, beginning
with `Welcome`. A player is whoever holds a key: 32 random bytes in hexadecimal that the client makes up and keeps."""
KEY: Final = "key"
NEEDS_KEY: Final[list[SecurityRequirement]] = [{KEY: []}]
MAY_HAVE_KEY: Final[list[SecurityRequirement]] = [{}, {KEY: []}]
TYPES: Final = {
    "FromClient": FromClient,
    "ToClient": ToClient,
    "Command": Command,
    **{kind.__name__: kind for kind in (Setup, NewTable, Snapshot, Page, History, Replay, Refusal)},
    "GameRecord": dict[str, Any],
}
"""What is sent, either way."""
BODIES: Final = {
    f"{API}/tables": "Setup",
    f"{API}/tables/{{table_id}}/commands": "Command",
    f"{API}/replays": "GameRecord",
}
"""What is posted where."""


def _codes() -> dict[int, list[str]]:
    """The codes of refusals, by status."""
    codes: dict[int, list[str]] = {CONFLICT: ["the request does not fit the table as it is"]}
    for code, status in STATUS.items():
        codes.setdefault(status, []).append(code)
    return codes


REFUSALS: Final = {
    status: ResponseSpec(Refusal, description=f"Refused: {', '.join(codes)}.", generate_examples=False)
    for status, codes in sorted(_codes().items())
}
"""Any request can be refused, with the same few words."""


def answers(status: int, kind: Any, description: str) -> dict[int, ResponseSpec]:
    """What a route answers."""
    return {**REFUSALS, status: ResponseSpec(kind, description=description, generate_examples=False)}


class _Document(JsonRenderPlugin):
    """Renders the document, with the types as they describe themselves."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        shown, components = schema_components(TYPES.values(), ref_template="#/components/schemas/{name}")
        schemas = {**dict(zip(TYPES, shown, strict=True)), **components}
        paths = {path: _with_body(path, operations) for path, operations in openapi_schema["paths"].items()}
        components = {**openapi_schema["components"], "schemas": schemas}
        return self.render_json(request, {**openapi_schema, "paths": paths, "components": components})


def _with_body(path: str, operations: dict[str, Any]) -> dict[str, Any]:
    """The operations of a path, with the type of what is posted there."""
    if path not in BODIES:
        return operations
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{BODIES[path]}"}}}
    return {**operations, "post": {**operations["post"], "requestBody": {"content": content, "required": True}}}


def config() -> OpenAPIConfig:
    """How Litestar is to describe the server."""
    bearer = SecurityScheme(type="http", scheme="bearer", description="A player's key: 64 hexadecimal digits.")
    return OpenAPIConfig(
        title="Razzia!",
        version=__version__,
        description=INTRODUCTION,
        # Litestar answers whatever is below this path, so it gets one that nothing else is below.
        path=PATH,
        render_plugins=[_Document(path="/")],  # the others load scripts from elsewhere
        components=Components(security_schemes={KEY: bearer}),
        use_handler_docstrings=True,
    )
