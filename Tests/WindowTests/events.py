"""Events on the accessibility bus, to wait for a change instead of polling."""

import os

from gi.repository import Gio, GLib

REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
KINDS = ("Object", "Window", "Focus")


def connect():
    """A connection of its own to the accessibility bus; None where there is no such bus."""
    try:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, 5_000, None,
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags
        return Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None
        )
    except GLib.Error:
        return None


class Events:
    """Wakes the waiting thread as soon as any program reports a change."""

    # Events this soon after a change belong to it, in seconds.
    BURST = 0.03

    def __init__(self):
        self.context, self.isNew = GLib.MainContext(), False
        self.context.push_thread_default()
        try:
            self.bus = connect()
            for kind in KINDS if self.bus else ():
                self.bus.signal_subscribe(
                    None, f"org.a11y.atspi.Event.{kind}", None, None, None,
                    Gio.DBusSignalFlags.NONE, self._hear,
                )
                # Programs send only events that have a listener.
                self.bus.call_sync(
                    *REGISTRY, "RegisterEvent", GLib.Variant("(s)", (f"{kind}:",)), None,
                    Gio.DBusCallFlags.NONE, 5_000, None,
                )
        except GLib.Error:
            self.bus = None
        finally:
            self.context.pop_thread_default()

    def _hear(self, *_):
        self.isNew = True

    def forget(self):
        """Drops the events received until now."""
        while self.context.iteration(False):
            pass
        self.isNew = False

    def wait(self, seconds):
        """Returns a moment after the next change, or after so many seconds."""
        self._run(seconds, lambda: self.isNew)
        if self.isNew:
            self._run(self.BURST, lambda: False)

    def _run(self, seconds, is_enough):
        is_over = []

        def end(*_):
            is_over.append(True)
            return GLib.SOURCE_REMOVE

        timer = GLib.timeout_source_new(int(seconds * 1000))
        timer.set_callback(end)
        timer.attach(self.context)
        while not is_over and not is_enough():
            self.context.iteration(True)
        timer.destroy()


# By bus; a story may have a bus of its own.
_known = {}


def events():
    """The events of the bus that this session has."""
    bus = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    if bus not in _known:
        _known[bus] = Events()
    return _known[bus]
