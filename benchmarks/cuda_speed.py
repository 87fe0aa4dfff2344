"""Random whole games on a graphics card: the same functions, called from a CUDA kernel.

``python -m benchmarks.cuda_speed`` needs an NVIDIA card and the extra ``cuda``. Before it measures, it plays the same
games on the processor and compares every byte.
"""

import time

import numba
import numpy as np
from numba import cuda

from razzia.core.cards import CHEQUE_SETS
from razzia.core.rules import set_up
from razzia.core.state import RECORD, States, empty_states
from razzia.playout import generator, play_out

RECORD_TYPE = numba.from_dtype(RECORD)
THREADS = 1 << 20
BLOCK = 128
COMPARED = 20_000
SECONDS = 2.0


@cuda.jit
def play_many(position, games, randoms, rounds, steps):
    """Each thread plays ``rounds`` games and leaves the last one, its generator and the count of its steps."""
    thread = cuda.grid(1)
    if thread < games.size:
        game = cuda.local.array(1, RECORD_TYPE)
        random = cuda.local.array(1, numba.uint64)
        random[0] = randoms[thread, 0]
        count = 0
        for _ in range(rounds):
            game[0] = position[0]
            count += play_out(game[0], random)
        games[thread] = game[0]
        randoms[thread, 0] = random[0]
        steps[thread] = count


def started(players: int) -> States:
    return set_up(CHEQUE_SETS[players]).as_array()


def play(position: States, randoms: np.ndarray, rounds: int) -> tuple[np.ndarray, int, float]:
    """Play on the card. Returns the last games, the number of steps, and the seconds it took."""
    on_card = cuda.to_device(position.view(np.ndarray))
    games = cuda.device_array(len(randoms), RECORD)
    generators, steps = cuda.to_device(randoms), cuda.device_array(len(randoms), np.int64)
    cuda.synchronize()
    began = time.perf_counter()
    play_many[-(-len(randoms) // BLOCK), BLOCK](on_card, games, generators, rounds, steps)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    return games.copy_to_host(), int(steps.copy_to_host().sum()), seconds


def agree(players: int) -> bool:
    """Whether card and processor play the same games, byte for byte."""
    position = started(players)
    randoms = np.stack([generator(seed) for seed in range(COMPARED)])
    games, _, _ = play(position, randoms, 1)
    check = empty_states(COMPARED).view(np.ndarray)
    for number in range(COMPARED):
        check[number] = position.view(np.ndarray)[0]
        play_out.machine_code(check[number], randoms[number])
    return bool(games.tobytes() == check.tobytes())


def main() -> None:
    print(f"{cuda.get_current_device().name}: random whole games")
    seeds = np.random.SeedSequence(1).generate_state(THREADS, np.uint64)[:, None] | np.uint64(1)
    for players in CHEQUE_SETS:
        assert agree(players), f"the card does not play as the processor does, with {players} players"
        position = started(players)
        rounds = 1
        while (measured := play(position, seeds, rounds))[2] < SECONDS / 4:
            rounds *= 2
        _, steps, seconds = measured
        print(
            f"  {players} players   {steps / seconds / 1e9:6.2f} billion steps a second"
            f"   {THREADS * rounds / seconds / 1e6:6.1f} million games a second; {COMPARED:,} games agree to the byte"
        )


if __name__ == "__main__":
    main()
