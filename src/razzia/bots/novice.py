"""The bot that beginners can beat."""

from typing import Final

from razzia.bots.greedy import GreedyBot
from razzia.bots.weights import WEIGHTS, Weights

SHORT_SIGHTED: Final[Weights] = WEIGHTS._replace(
    # What lasts is worth nothing to it before the last round,
    car_later=0.0,
    bodyguard_later=0.0,
    business=0.3,
    business_pair=0.0,
    cheque_later=0.0,
    cheque_last=0.0,
    # nor is it interested in what others want, or in making them pay,
    deny=0.0,
    push=100.0,
    # and it would rather draw than call, and keep its thieves than use them.
    call=WEIGHTS.call + 4.0,
    steal=WEIGHTS.steal + 3.0,
)


class NoviceBot(GreedyBot):
    """``greedy`` with short sight: it counts what scores in this round, watches nobody, and seldom calls or steals."""

    def __init__(self) -> None:
        super().__init__(SHORT_SIGHTED)
