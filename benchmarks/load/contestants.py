"""Who takes part, peers first."""

from benchmarks.load.boardgame_io.adapter import BoardgameIO, BoardgameIOOnFiles
from benchmarks.load.contestant import Contestant
from benchmarks.load.razzia_server import Razzia

PEERS: list[Contestant] = [BoardgameIO(), BoardgameIOOnFiles()]
CONTESTANTS = {contestant.name: contestant for contestant in (*PEERS, Razzia())}
