"""A desktop's settings portal for one story: settings are read from lines such as "color-scheme 1"."""

import sys
import threading

from gi.repository import Gio, GLib

INTERFACE = "org.freedesktop.portal.Settings"
NAMESPACE = "org.freedesktop.appearance"
XML = f"""
<node><interface name="{INTERFACE}">
  <method name="ReadAll">
    <arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
wishes = {"color-scheme": 1, "contrast": 0}
loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def answer(connection, sender, path, interface, method, arguments, invocation):
    settings = {name: GLib.Variant("u", value) for name, value in wishes.items()}
    invocation.return_value(GLib.Variant("(a{sa{sv}})", ({NAMESPACE: settings},)))


def change(name, value):
    wishes[name] = value
    arguments = GLib.Variant("(ssv)", (NAMESPACE, name, GLib.Variant("u", value)))
    bus.emit_signal(
        None, "/org/freedesktop/portal/desktop", INTERFACE, "SettingChanged", arguments
    )


def listen():
    for line in sys.stdin:
        name, value = line.split()
        GLib.idle_add(change, name, int(value))
    GLib.idle_add(loop.quit)


bus.register_object(
    "/org/freedesktop/portal/desktop",
    Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0],
    answer,
)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
    lambda *_: print("ready", flush=True), None,
)
threading.Thread(target=listen, daemon=True).start()
loop.run()
