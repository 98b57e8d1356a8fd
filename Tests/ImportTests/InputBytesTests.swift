import Foundation
import Glibc
import Testing

@testable import Import

/// Files and pipes as arrays of bytes.
@Suite struct `Input` {
  private func read(_ file: FileHandle, limit: Int = 1_000_000) -> [UInt8]? {
    InputBytes.read(file.fileDescriptor, limit: limit)
  }

  private func file(_ bytes: [UInt8]) throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forReadingFrom: url)
  }

  @Test(arguments: [0, 1, 4096, 65_535, 65_536, 65_537, 200_000])
  func `is read completely from a file and from a pipe`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(read(try file(bytes)) == bytes)
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      // In pieces, as a shell does.
      for start in stride(from: 0, to: bytes.count, by: 999) {
        writer.write(Data(bytes[start..<min(start + 999, bytes.count)]))
      }
      try? writer.close()
    }
    #expect(read(pipe.fileHandleForReading) == bytes)
  }

  @Test func `ends one byte past the limit`() throws {
    let bytes = [UInt8](repeating: 0x61, count: 5000)
    #expect(read(try file(bytes), limit: 4999)?.count == 5000)
    #expect(read(try file(bytes), limit: 100)?.count == 101)
    #expect(
      read(try FileHandle(forReadingFrom: URL(filePath: "/dev/zero")), limit: 70_000)?.count
        == 70_001)
  }

  @Test func `that is a folder is nil`() {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    #expect(InputBytes.read(folder, limit: 10) == nil)
  }

  @Test func `of a million empty lines needs only a line table`() throws {
    let dump = try Importer.read(
      [UInt8](repeating: 0x0A, count: 1_000_000) + Array("<A: 0x1>\n   | <B: 0x2>\n".utf8))
    #expect(dump.outline == "A, 0x1\n   | B, 0x2\n")
    #expect(dump.nodes.map(\.line) == [1_000_001, 1_000_002])
  }
}
