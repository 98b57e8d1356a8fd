"""Keys and the pointer, sent to the X screen by its XTEST extension from this process.

The words are those of xdotool, which would take a process for each: mousemove X Y, mousedown BUTTON,
mouseup BUTTON, click BUTTON, keydown KEY, keyup KEY, key KEYS, as in key ctrl+shift+z, and type TEXT.
"""

import ctypes
import os
import time

# Names that xdotool gives to keys that have two of them.
MODIFIERS = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L", "super": "Super_L"}
CHARACTERS = {"\n": "Return", "\t": "Tab"}
# Between two characters, in seconds; as fast as a person may type.
PAUSE = 0.012


class _Devices:
    """The keyboard and the pointer of a screen."""

    def __init__(self, name):
        self.x11, self.xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.x11.XkbKeycodeToKeysym.restype = ctypes.c_ulong
        display = self.x11.XOpenDisplay(name.encode())
        if not display:
            raise OSError(f"the X screen {name!r} cannot be opened")
        self.display = ctypes.c_void_p(display)
        first, last = ctypes.c_int(), ctypes.c_int()
        self.x11.XDisplayKeycodes(self.display, ctypes.byref(first), ctypes.byref(last))
        # How each symbol is typed: the code of its key, and whether with the shift key.
        self.keys, self.unused = {}, []
        for code in range(first.value, last.value + 1):
            plain, shifted = (
                self.x11.XkbKeycodeToKeysym(self.display, ctypes.c_ubyte(code), 0, level)
                for level in (0, 1)
            )
            if not plain and not shifted:
                self.unused.append(code)
            for symbol, isShifted in ((plain, False), (shifted, True)):
                if symbol:
                    self.keys.setdefault(symbol, (code, isShifted))

    def key_for(self, name):
        """The code of a key, and whether the shift key belongs to it; a character without a key gets one."""
        name = MODIFIERS.get(name, CHARACTERS.get(name, name))
        symbol = self.x11.XStringToKeysym(name.encode())
        if not symbol:
            if len(name) != 1:
                raise ValueError(f"no key is called {name!r}")
            symbol = ord(name) if ord(name) < 0x100 else 0x1000000 + ord(name)
        if symbol not in self.keys:
            code = self.unused.pop()
            symbols = (ctypes.c_ulong * 2)(symbol, symbol)
            self.x11.XChangeKeyboardMapping(self.display, code, 2, symbols, 1)
            self.x11.XSync(self.display, 0)
            self.keys[symbol] = (code, False)
        return self.keys[symbol]

    def press(self, code, isDown):
        self.xtst.XTestFakeKeyEvent(self.display, code, int(isDown), ctypes.c_ulong(0))

    def type(self, *names):
        """Presses keys one after another, and releases them in reverse order."""
        codes = []
        for name in names:
            code, isShifted = self.key_for(name)
            if isShifted:
                codes.append(self.key_for("shift")[0])
            codes.append(code)
        for code in codes:
            self.press(code, True)
        for code in reversed(codes):
            self.press(code, False)
        self.sync()

    def sync(self):
        self.x11.XSync(self.display, 0)

    def button(self, number, isDown):
        self.xtst.XTestFakeButtonEvent(self.display, int(number), int(isDown), ctypes.c_ulong(0))
        self.sync()

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, int(x), int(y), ctypes.c_ulong(0))
        self.sync()


# By the names of their screens.
_known = {}


def xtest(*words):
    """Executes the words, one after the other, on the screen that DISPLAY names."""
    screen = os.environ.get("DISPLAY", "")
    if screen not in _known:
        _known[screen] = _Devices(screen)
    devices, words = _known[screen], list(words)
    while words:
        word = words.pop(0)
        if word == "mousemove":
            devices.move(words.pop(0), words.pop(0))
        elif word in ("mousedown", "mouseup"):
            devices.button(words.pop(0), word == "mousedown")
        elif word == "click":
            number = words.pop(0)
            devices.button(number, True)
            time.sleep(PAUSE)
            devices.button(number, False)
        elif word in ("keydown", "keyup"):
            devices.press(devices.key_for(words.pop(0))[0], word == "keydown")
            devices.sync()
        elif word == "key":
            devices.type(*words.pop(0).split("+"))
        elif word == "type":
            for character in words.pop(0):
                devices.type(character)
                time.sleep(PAUSE)
        else:
            raise ValueError(f"{word!r} is none of the words for keys and the pointer")
