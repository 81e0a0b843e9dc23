"""A screen reader without a voice: speaks AT-SPI as screen readers do, and answers a test line by line in JSON.

A line on standard input is a request: {"do": "tree"}, {"do": "press", "path": [0, 2, 1]}, {"do": "set", "path": [...], "to": 0.5},
{"do": "heard"} or {"do": "quit"}. Each is answered by one line on standard output.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

heard = []


def enable():
    """Says on the session bus that a screen reader runs: programs make no tree before."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
            Gio.DBusCallFlags.NONE, 10_000, None,
        )


def on_event(event):
    """Keeps what is announced, and where the focus goes."""
    try:
        if event.type.startswith("object:announcement"):
            heard.append(["announcement", str(event.any_data)])
        elif event.type.startswith("object:state-changed:focused") and event.detail1:
            heard.append(["focus", event.source.get_name() or ""])
    except GLib.Error:
        pass


def program():
    """The program's window on the accessibility bus, if it is there."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(index)
        if app is not None and app.get_name() == "holochess" and app.get_child_count() > 0:
            return app.get_child_at_index(0)
    return None


def describe(node, path, lines):
    """Adds a node and everything in it."""
    interfaces = node.get_interfaces()
    states = [state.value_nick for state in node.get_state_set().get_states()]
    line = {
        "path": path,
        # Newer versions of the library say "button".
        "role": node.get_role_name().replace("push button", "button"),
        "name": node.get_name() or "",
        "more": node.get_description() or "",
        "states": states,
        "actions": node.get_n_actions() if "Action" in interfaces else 0,
    }
    if "Value" in interfaces:
        line["value"] = node.get_current_value()
    lines.append(line)
    for index in range(node.get_child_count()):
        try:
            child = node.get_child_at_index(index)
            if child is not None:
                describe(child, [*path, index], lines)
        except GLib.Error:
            # Parts of the tree come and go while it is read.
            pass


def at(path):
    """The node at this place of the tree."""
    node = program()
    for index in path:
        node = node.get_child_at_index(index)
    return node


def answer(request):
    """Does what a request asks for."""
    what = request["do"]
    if what == "tree":
        window, lines = program(), []
        if window is not None:
            describe(window, [], lines)
        return lines
    if what == "press":
        node = at(request["path"])
        # The tree may have changed since it was read: what is pressed has to be what was meant.
        if node is None or node.get_name() != request["name"]:
            return False
        return bool(node.do_action(0))
    if what == "set":
        return bool(at(request["path"]).set_current_value(request["to"]))
    if what == "heard":
        new, heard[:] = list(heard), []
        return new
    raise ValueError(f"unknown request {what}")


def on_line(channel, _condition):
    """Reads a request and answers it."""
    line = channel.readline()
    if not line or json.loads(line)["do"] == "quit":
        Atspi.event_quit()
        return False
    try:
        result = {"ok": answer(json.loads(line))}
    except (GLib.Error, AttributeError) as error:
        result = {"error": str(error)}
    print(json.dumps(result), flush=True)
    return True


def main():
    """Listens until the test has ended."""
    enable()
    Atspi.init()
    Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
    listener = Atspi.EventListener.new(on_event)
    for kind in ("object:announcement", "object:state-changed:focused"):
        listener.register(kind)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, on_line)
    print(json.dumps({"ok": "listening"}), flush=True)
    Atspi.event_main()


main()
