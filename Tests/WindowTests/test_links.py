"""Links in the real window: their targets, and the question before they open."""

import os
import sys
import time

from desktop import Atspi, Failure, wait_for
from ground import Ground
from stories import tell_all
from xtest import xtest

PICTURES = os.environ.get("TERRARIUM_PICTURES")
LESSON = """---
title: Links
goal: Click.
part: Mine
---

[Web page](https://example.com/a?b=c&d)

[Some file](file:///etc/passwd)

```swift
import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()
```
"""

# Takes the place of every program that opens addresses, and writes down which.
HANDLER = """[Desktop Entry]
Type=Application
Name=Handler
Exec={handler} %u
MimeType=x-scheme-handler/https;x-scheme-handler/evil;x-scheme-handler/file;text/plain;
"""


def ground_with_handler():
    """A person whose desktop would open any address."""
    ground = Ground()
    log = os.path.join(ground.folder, "opened")
    applications = os.path.join(ground.folder, "data", "applications")
    os.makedirs(applications)
    kinds = ["x-scheme-handler/https", "x-scheme-handler/evil", "text/plain"]
    handler = ground.write("handler", f"#!/bin/sh\necho \"$1\" >>'{log}'\n")
    os.chmod(handler, 0o700)
    with open(os.path.join(applications, "handler.desktop"), "w", encoding="utf-8") as file:
        file.write(HANDLER.format(handler=handler))
    with open(os.path.join(applications, "mimeapps.list"), "w", encoding="utf-8") as file:
        file.write("[Default Applications]\n" + "".join(f"{k}=handler.desktop\n" for k in kinds))
    return ground, log


def opened(log):
    try:
        with open(log, encoding="utf-8") as file:
            return file.read().split()
    except FileNotFoundError:
        return []


def click(window, words):
    label = window.expect("label", words)
    box = label.get_extents(Atspi.CoordType.WINDOW)
    place = [box.x + 20, box.y + box.height // 2]
    xtest("mousemove", *place, "click", 1)


def answer(window, name):
    window.press("push button", name)
    wait_for("no dialog", lambda: not window.find("push button", "Copy Address"))


def shows_addresses_before_it_opens_them():
    ground, log = ground_with_handler()
    window = ground.start(ground.write("links.md", LESSON))
    addresses = {
        "Web page": "https://example.com/a?b=c&d",
        "Some file": "file:///etc/passwd",
    }
    for words, address in addresses.items():
        click(window, words)
        wait_for(
            f"{address} in a dialog",
            lambda: any(address in (one.name or "") for one in window.each("label")),
        )
        if PICTURES:
            os.makedirs(PICTURES, exist_ok=True)
            window.photograph(os.path.join(PICTURES, f"link-{words.split()[1]}.png"))
        isWeb = address.startswith("https:")
        if bool(window.find("push button", "Open")) != isWeb:
            raise Failure(f"{address}: {'cannot' if isWeb else 'can'} be opened")
        answer(window, "Cancel" if isWeb else "OK")
    if opened(log):
        raise Failure(f"opened without an answer: {opened(log)}")
    click(window, "Web page")
    window.expect("push button", "Open")
    answer(window, "Open")
    wait_for("the browser", lambda: opened(log) == [addresses["Web page"]])
    time.sleep(0.5)
    window.close()


sys.exit(tell_all([("shows addresses before it opens them", shows_addresses_before_it_opens_them)]))
