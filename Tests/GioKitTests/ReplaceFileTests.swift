import Foundation
import GioKit
import Testing

/// An empty folder for one test, gone afterwards.
final class Scratch {
  let path = NSTemporaryDirectory() + "terrarium-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  func contents() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path) }
}

@Suite struct `Replacing a file` {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  @Test(arguments: [0, 1, 100_000])
  func `writes every byte and leaves nothing else behind`(count: Int) throws {
    let path = scratch.path + "/picture.png"
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try replaceFile(at: path, with: [1, 2, 3])
    try replaceFile(at: path, with: bytes)
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
    #expect(try scratch.contents() == ["picture.png"])
  }

  @Test func `follows a link instead of replacing it`() throws {
    let (real, link) = (scratch.path + "/real", scratch.path + "/link")
    try replaceFile(at: real, with: [1])
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    try replaceFile(at: link, with: [2])
    #expect(try Data(contentsOf: URL(fileURLWithPath: real)) == Data([2]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real)
  }

  @Test func `reports the place and reason of an error`() throws {
    let missing = scratch.path + "/no/such/folder.png"
    try replaceFile(at: scratch.path + "/plain", with: [])
    let underFile = scratch.path + "/plain/x.png"
    let troubles: [(String, FileError.Reason)] = [
      (scratch.path, .isFolder), (missing, .notFound), (underFile, .notFound),
      ("/dev/full", .noSpace),
    ]
    for (path, reason) in troubles {
      #expect(throws: FileError(path: path, reason: reason)) {
        try replaceFile(at: path, with: [1, 2, 3])
      }
    }
    #expect(try scratch.contents() == ["plain"])
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
  func `respects a read-only folder`() throws {
    let path = scratch.path + "/x.png"
    chmod(scratch.path, 0o500)
    #expect(throws: FileError(path: path, reason: .notPermitted)) {
      try replaceFile(at: path, with: [1])
    }
  }

  @Test func `writes directly to a device`() throws {
    try replaceFile(at: "/dev/null", with: [1, 2, 3])
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
