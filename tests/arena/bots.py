"""Bots that play, and bots that fail in every way there is."""

import os
import signal
import sys
import time

from razzia.bots import Bot
from razzia.notation import Bid, Call, Draw, Pass, Steal

HERE = __name__


def named(bot: type, budget: str = "") -> str:
    """The name that asks for a bot of this file."""
    return f"{HERE}:{bot.__name__}{budget}"


class BoldBot(Bot):
    """Fills the row, and bids for what is in it: better than chance."""

    def choose(self, game, legal, random, budget, /):
        cards = sum(card is not None for card in game.row)
        kinds = {type(move): move for move in reversed(legal)}
        if game.decision == "auction":
            return kinds[Bid] if cards >= 3 and Bid in kinds else kinds.get(Pass, legal[0])
        if Steal in kinds:
            return kinds[Steal]
        return Call() if cards >= 4 else kinds[Draw]


class SlowBot(BoldBot):
    """Takes a moment for a game."""

    def choose(self, game, legal, random, budget, /):
        if not game.plies or len(game.plies) % 10 == 0:
            time.sleep(0.005)
        return super().choose(game, legal, random, budget)


class FailingBot(BoldBot):
    """Fails in its first decision from the tenth move on, and plays well otherwise."""

    def choose(self, game, legal, random, budget, /):
        mine = [ply for ply in game.plies if ply.seat == game.to_act]
        if len(mine) == 3:
            return self.fail(game)
        return super().choose(game, legal, random, budget)

    def fail(self, game):
        raise NotImplementedError


class RaisingBot(FailingBot):
    def fail(self, game):
        print("hm", flush=True)
        raise ValueError("no idea")


class AlwaysRaisingBot(Bot):
    def choose(self, game, legal, random, budget, /):
        random.random()
        raise ValueError("never an idea")


class UnspeakableError(Exception):
    def __str__(self):
        raise RuntimeError


class UnspeakableBot(FailingBot):
    def fail(self, game):
        raise UnspeakableError


class ExitingBot(FailingBot):
    def fail(self, game):
        sys.exit("goodbye")


class InterruptingBot(FailingBot):
    def fail(self, game):
        raise KeyboardInterrupt


class IllegalBot(FailingBot):
    def fail(self, game):
        return Bid(16)


class WordlessBot(FailingBot):
    def fail(self, game):
        return None


class EndlessBot(FailingBot):
    def fail(self, game):
        while True:
            pass


class SleepingBot(FailingBot):
    def fail(self, game):
        time.sleep(1000)


class StubbornBot(FailingBot):
    """Catches whatever interrupts it, and sleeps on."""

    def fail(self, game):
        while True:
            try:
                time.sleep(1)
            except BaseException:
                continue


class DeafBot(FailingBot):
    """Cannot be interrupted, as if it were machine code that never comes back."""

    def fail(self, game):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(1000)


class LeavingBot(FailingBot):
    """Takes its whole process with it."""

    def fail(self, game):
        os._exit(3)


class UnreadyBot(BoldBot):
    def prepare(self):
        raise OSError("the network is not there")


class NeverReadyBot(BoldBot):
    def prepare(self):
        os._exit(3)


class PreparedBot(BoldBot):
    """Takes its time to get ready, once, and none to decide."""

    ready = 0

    def prepare(self):
        time.sleep(1.2)
        self.ready += 1

    def choose(self, game, legal, random, budget, /):
        assert self.ready == 1
        return super().choose(game, legal, random, budget)
