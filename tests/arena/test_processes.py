import select
import subprocess
import sys


def test_processes_that_help_leave_with_their_parent(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(
        "import os, time\n"
        "from multiprocessing import get_context\n"
        "from razzia.arena.processes import leave_with_parent\n"
        "def child():\n"
        "    leave_with_parent()\n"
        "    print(os.getpid(), flush=True)\n"
        "    time.sleep(100)\n"
        "if __name__ == '__main__':\n"
        "    get_context('spawn').Process(target=child).start()\n"
        "    time.sleep(100)\n"
    )
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    # The other end of the pipe closes when the last process that could write to it is gone.
    assert select.select([parent.stdout], [], [], 10)[0]
    assert parent.stdout.read() == ""
    parent.stdout.close()
    assert child != parent.pid
