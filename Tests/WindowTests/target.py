"""Another program, which a story starts, has watched and ends."""

import collections
import json
import os
import signal
import subprocess
import sys
import time
from types import SimpleNamespace

from gi.repository import GLib

from desktop import Failure, application_of, role_of, wait_for

# Other programs are not under test: strict memory and fatal criticals are for ours alone.
STRICT = ("G_SLICE", "MALLOC_PERTURB_", "G_ENABLE_DIAGNOSTIC", "G_DEBUG")


class Target:
    """Another program, started for one story and ended with it."""

    def __init__(self, *words, **environment):
        self.process = subprocess.Popen(
            words,
            env={
                name: value
                for name, value in dict(os.environ, **environment).items()
                if name not in STRICT or name in environment
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        # Some register late.
        self.accessible = wait_for(
            f"{words[0]} on the accessibility bus", lambda: application_of(self.process), 40
        )
        time.sleep(1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()

    @property
    def pid(self):
        return str(self.process.pid)

    def roles(self):
        """How often each role is there, as the system's own library walks the tree.

        It walks in a process of its own, as the library waits forever for a program that ended."""
        try:
            answer = subprocess.run(
                [sys.executable, __file__, self.pid],
                capture_output=True, text=True, timeout=120, check=True,
            )
        except subprocess.SubprocessError as error:
            raise Failure(f"the reference did not count: {error}") from error
        return collections.Counter(json.loads(answer.stdout))


def count_roles(process):
    """How often each role is in the tree of a program."""
    found, stack = collections.Counter(), [application_of(process)]
    while stack:
        node = stack.pop()
        try:
            found[role_of(node)] += 1
            children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
            stack += [child for child in children if child]
        except GLib.Error:
            continue
    return found


if __name__ == "__main__":
    number = int(sys.argv[1])
    print(json.dumps(count_roles(SimpleNamespace(pid=number))))
