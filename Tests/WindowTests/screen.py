"""The contents of the X screen, read quickly; a program for each picture would be too slow."""

import ctypes
import subprocess


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")),
        ("data", ctypes.c_void_p),
        *((name, ctypes.c_int) for name in (
            "byte_order", "bitmap_unit", "bitmap_bit_order", "bitmap_pad", "depth", "bytes_per_line")),
    ]


class Screen:
    ALL_PLANES = 0xFFFFFFFF
    Z_PIXMAP = 2

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        for name, result, *arguments in (
            ("XOpenDisplay", ctypes.c_void_p, ctypes.c_char_p),
            ("XDefaultRootWindow", ctypes.c_ulong, ctypes.c_void_p),
            ("XDisplayWidth", ctypes.c_int, ctypes.c_void_p, ctypes.c_int),
            ("XDisplayHeight", ctypes.c_int, ctypes.c_void_p, ctypes.c_int),
            ("XGetImage", ctypes.POINTER(_Image), ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_int] * 2,
             *[ctypes.c_uint] * 2, ctypes.c_ulong, ctypes.c_int),
            ("XFree", ctypes.c_int, ctypes.c_void_p),
        ):
            function = getattr(self.x11, name)
            function.restype, function.argtypes = result, arguments
        self.display = self.x11.XOpenDisplay(None)
        self.root = self.x11.XDefaultRootWindow(self.display)
        self.size = (self.x11.XDisplayWidth(self.display, 0), self.x11.XDisplayHeight(self.display, 0))

    def picture(self, columns=slice(None)):
        """The current pixels, or some of the screen's columns of them, as bytes."""
        left, right, _ = columns.indices(self.size[0])
        image = self.x11.XGetImage(
            self.display, self.root, left, 0, right - left, self.size[1], self.ALL_PLANES, self.Z_PIXMAP)
        of = image.contents
        try:
            return ctypes.string_at(of.data, of.bytes_per_line * of.height)
        finally:
            self.x11.XFree(of.data)
            self.x11.XFree(image)

    def save(self, picture, path, columns=slice(None)):
        """Writes a picture of these columns down as a PNG, by way of ImageMagick."""
        width, height = len(range(self.size[0])[columns]), self.size[1]
        subprocess.run(
            ["convert", "-size", f"{width}x{height}", "-depth", "8", "bgra:-", "-alpha", "off", path],
            input=picture, check=True)
