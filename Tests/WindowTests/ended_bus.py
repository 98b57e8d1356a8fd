"""A session whose accessibility bus ends while a program is watched; prints what is said of it.

ended_bus.py PROGRAM: to be run in a display and a session of its own.
"""

import os
import signal
import subprocess
import sys

from gi.repository import Gio, GLib

HERE = os.path.dirname(os.path.abspath(__file__))
session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
    Gio.DBusCallFlags.NONE, 20_000, None,
).unpack()[0]
bus = Gio.DBusConnection.new_for_address_sync(
    address,
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
    | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
    None,
    None,
)
bus.set_exit_on_close(False)
daemon = bus.call_sync(
    "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
    GLib.Variant("(s)", ("org.freedesktop.DBus",)), None, Gio.DBusCallFlags.NONE, 20_000, None,
).unpack()[0]
target = subprocess.Popen(
    ["/usr/bin/python3", f"{HERE}/restless.py", "600"], env=dict(os.environ, GTK_A11Y="atspi")
)
watcher = subprocess.Popen(
    [sys.argv[1], "attach", "restless.py", "--wait", "40"],
    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
)
print(watcher.stdout.readline(), end="")
os.kill(daemon, signal.SIGKILL)
try:
    print(watcher.communicate(timeout=60)[0], end="")
    print("status", watcher.returncode)
finally:
    watcher.kill()
    target.kill()
