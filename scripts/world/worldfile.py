"""The bytes of world.tgeo: varints, texts, the container."""

import struct
import zlib

MAGIC = b"TUNLGEO1"


def varint(value):
    """An unsigned number, seven bits a byte, low bits first."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value):
    """A signed number, zigzag."""
    return varint(value << 1 if value >= 0 else (-value << 1) - 1)


def text(value):
    """A length and that many bytes of UTF-8."""
    data = value.encode()
    return varint(len(data)) + data


def texts(values):
    """A count and that many texts."""
    return varint(len(values)) + b"".join(text(value) for value in values)


def container(chunks):
    """Magic, count, entries {tag, offset, length, crc32}, then the chunks."""
    offset = len(MAGIC) + 4 + 16 * len(chunks)
    head, body = bytearray(MAGIC + struct.pack("<I", len(chunks))), bytearray()
    for tag, content in chunks:
        head += struct.pack("<4sIII", tag, offset + len(body), len(content), zlib.crc32(content))
        body += content
    return bytes(head + body)
