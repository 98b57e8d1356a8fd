"""Another program, which a story starts, has watched and ends."""

import collections
import os
import signal
import subprocess
import time

from gi.repository import GLib

from desktop import application_of, role_of, wait_for


class Target:
    """Another program, started for one story and ended with it."""

    def __init__(self, *words, **environment):
        self.process = subprocess.Popen(
            words,
            env=dict(os.environ, **environment),
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
        """How often each role is there, as the system's own library walks the tree."""
        self.accessible.clear_cache()
        found, stack = collections.Counter(), [self.accessible]
        while stack:
            node = stack.pop()
            try:
                found[role_of(node)] += 1
                children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
                stack += [child for child in children if child]
            except GLib.Error:
                continue
        return found
