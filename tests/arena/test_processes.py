import select
import subprocess
import sys
from concurrent.futures import CancelledError, wait
from multiprocessing import active_children

from razzia.arena.job import Job
from razzia.arena.processes import Isolation, Processes
from razzia.bots import BOTS
from razzia.dealer import verify
from razzia.record import read
from tests.arena import bots
from tests.arena.bots import named


def test_processes_that_help_leave_with_their_parent(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(
        "import time\n"
        "from multiprocessing import get_context\n"
        "from razzia.child_process import leave_with_parent\n"
        "def child():\n"
        "    leave_with_parent()\n"
        "    print('here', flush=True)\n"
        "    time.sleep(100)\n"
        "if __name__ == '__main__':\n"
        "    get_context('spawn').Process(target=child).start()\n"
        "    time.sleep(100)\n"
    )
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout.readline() == "here\n"
    parent.kill()
    parent.wait()
    # The other end of the pipe closes when the last process that could write to it is gone.
    assert select.select([parent.stdout], [], [], 10)[0]
    assert parent.stdout.read() == ""
    parent.stdout.close()


def test_a_watchdog_ends_what_cannot_be_interrupted():
    script = (
        "from razzia.arena.processes import Watchdog\n"
        "with Watchdog(0.3) as watchdog:\n"
        "    watchdog()\n"
        "    print('thinking', flush=True)\n"
        "    sum(range(10**15))\n"  # one call into C, which no signal interrupts
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (1, "thinking\n", "")


def test_a_watchdog_leaves_those_in_peace_who_come_back():
    script = (
        "import time\n"
        "from razzia.arena.processes import Watchdog\n"
        "with Watchdog(0.3) as watchdog:\n"
        "    for _ in range(10):\n"
        "        watchdog()\n"
        "        time.sleep(0.1)\n"
        "time.sleep(0.7)\n"
        "print('done')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "done\n"


def test_a_watchdog_gives_time_to_get_ready():
    script = (
        "import time\n"
        "from razzia.arena.processes import Watchdog\n"
        "with Watchdog(0.3) as watchdog:\n"
        "    watchdog(deciding=False)\n"
        "    time.sleep(1)\n"
        "    print('ready', flush=True)\n"
        "    watchdog()\n"
        "    sum(range(10**15))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (1, "ready\n", ""), "and is there for the decision"


def test_our_own_bots_get_ready_once_before_the_others_start(monkeypatch):
    ready = []

    class OwnBot(bots.BoldBot):
        def prepare(self):
            ready.append(self)

    monkeypatch.setitem(BOTS, "own", OwnBot)
    job = Job(("own", "own", named(bots.NeverReadyBot)), 3)
    with Processes(job, 2):
        assert len(ready) == 1, "and one that would end this process is not asked"


def test_whoever_ends_its_process_is_found_and_replaced():
    job = Job((named(bots.LeavingBot), "random", named(bots.LeavingBot)), 3, seed=1, records=True)
    [seating] = job.seatings(1)
    with Isolation(job, 1) as isolation:
        outcome = isolation.submit(seating).result()
    assert sorted((fault.seat, fault.kind) for fault in outcome.faults) == [("A", "crashed"), ("C", "crashed")]
    assert {fault.message for fault in outcome.faults} == {"its process ended while it was to decide"}
    record = read(outcome.record)
    assert verify(record.game, record.data["fairness"]) > 0
    for fault in outcome.faults:
        assert fault.position(job).to_act == fault.seat
        assert record.data["moves"][: fault.move - 1] == fault.moves


def test_whoever_cannot_be_interrupted_took_too_long():
    job = Job((named(bots.DeafBot, "@1ms"), "random"), 2, seed=1)
    [seating] = job.seatings(1)
    with Isolation(job, 1) as isolation:
        outcome = isolation.submit(seating).result(60)
    [fault] = outcome.faults
    assert (fault.bot, fault.kind) == (job.bots[0], "overrun")
    assert fault.message == "no move after 1.001 s on a budget of 1ms, and it could not be interrupted"
    assert fault.position(job).to_act == fault.seat


def test_whoever_ends_its_process_before_the_game():
    job = Job(("random", named(bots.NeverReadyBot)), 2)
    [seating] = job.seatings(1)
    with Isolation(job, 1) as isolation:
        outcome = isolation.submit(seating).result()
    [fault] = outcome.faults
    assert (fault.bot, fault.kind) == (job.bots[1], "crashed")
    assert fault.message == "its process ended while it got ready"


def test_no_process_is_left_behind():
    before = set(active_children())
    job = Job((named(bots.SleepingBot, "@600s"), "random"), 2)
    with Processes(job, 2) as processes, Isolation(job, 1) as isolation:
        games = [processes.submit(seating) for seating in job.seatings(4)]
        alone = isolation.submit(next(job.seatings()))
        wait(games, timeout=3)  # some are asleep by now
        assert set(active_children()) - before
    wait([alone], timeout=10)
    assert isinstance(alone.exception(), CancelledError)
    for child in set(active_children()) - before:
        child.join(10)
    assert set(active_children()) <= before
