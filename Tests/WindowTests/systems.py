"""Shared by the stories of the systems: the list, the sidebar, slow motion, a responsiveness check."""

import json
import os
import subprocess
import time

from desktop import Failure, wait_for


def offered(program, chosen):
    """The systems with their variants and verbs, as the program lists them; all if none is chosen."""
    answer = subprocess.run(
        [program, "list", "--json"], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    systems = json.loads(answer.stdout)["systems"]
    return [system for system in systems if not chosen or system["name"] in chosen]


def slow_motion():
    """Lets the window open at a tenth of the speed, as if it had been chosen the last time."""
    home = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    folder = os.path.join(home, "terrarium")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "terrarium.ini"), "w", encoding="utf-8") as file:
        file.write("[window]\nspeed=0.1\nscript=false\n")


def answers(window):
    """The program still responds, within the time a person would wait."""
    if window.process.poll() is not None:
        raise Failure(f"the program ended: {window.process.stderr.read().decode()}")
    began = time.monotonic()
    window.find("frame").get_name()
    waited = time.monotonic() - began
    if waited > 15:
        raise Failure(f"the window took {waited:.1f} s to answer")


def sidebar(window):
    """The rows of the sidebar by their names, with their lists."""
    return {row.get_name(): row for row in window.all("list item") if row.get_name()}


def open_system(window, row, title):
    """Chooses a system in the sidebar."""
    row.get_parent().select_child(row.get_index_in_parent())
    wait_for(f"{title} in the sidebar", lambda: window.has(row, "SELECTED"))
