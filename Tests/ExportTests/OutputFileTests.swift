import Export
import Foundation
import Testing

/// Files are written whole or not at all, and failures say what helps.
@Suite final class OutputFileTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func failure(_ path: String) -> String? {
    do throws(ExportError) {
      try OutputFile.write([1, 2, 3], to: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a file is created, then replaced, and nothing else is left`() throws {
    let path = folder + "/a.png"
    for bytes in [[UInt8](repeating: 7, count: 3_000_000), [], [1, 2]] {
      try OutputFile.write(bytes, to: path)
      #expect(FileManager.default.contents(atPath: path).map { [UInt8]($0) } == bytes)
      #expect(files == ["a.png"])
    }
  }

  @Test func `a link is followed and the permissions are kept`() throws {
    let (path, link) = (folder + "/a.png", folder + "/b.png")
    try OutputFile.write([1], to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try OutputFile.write([2], to: link)
    #expect(FileManager.default.contents(atPath: path) == Data([2]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(rights as? Int == 0o640)
  }

  @Test func `a link to a missing file creates that file`() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/far", withIntermediateDirectories: true)
    for (name, target) in [
      ("one.png", "far/a.png"), ("two.png", folder + "/far/b.png"), ("three.png", "chain.png"),
      ("chain.png", "far/c.png"),
    ] {
      try manager.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }
    for name in ["one.png", "two.png", "three.png"] {
      try OutputFile.write([1, 2], to: folder + "/" + name)
      #expect(manager.contents(atPath: folder + "/" + name) == Data([1, 2]))
    }
    #expect(try manager.contentsOfDirectory(atPath: folder + "/far").sorted().count == 3)
    #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/one.png") == "far/a.png")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/three.png") == "chain.png")
  }

  @Test func `broken links are refused and stay`() throws {
    let manager = FileManager.default
    for (name, target) in [("a.png", "b.png"), ("b.png", "a.png"), ("c.png", "no/c.png")] {
      try manager.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }
    #expect(
      failure(folder + "/a.png")
        == "\(folder)/a.png: cannot be written: Too many levels of symbolic links; name a file that is no link."
    )
    #expect(
      failure(folder + "/c.png")
        == "\(folder)/no/c.png: cannot be written: No such file or directory; create the folder first."
    )
    #expect(files == ["a.png", "b.png", "c.png"])
    #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/a.png") == "b.png")
  }

  @Test func `a write error is reported with its reason, and no file is left`() {
    #expect(
      failure(folder) == "\(folder): cannot be written: Is a directory; name a file in it.")
    #expect(
      failure(folder + "/no/a.png")
        == "\(folder)/no/a.png: cannot be written: No such file or directory; create the folder first."
    )
    #expect(
      failure("/proc/a.png")
        == "/proc/a.png: cannot be written: No such file or directory; create the folder first.")
    #expect(
      failure("/dev/full")
        == "/dev/full: cannot be written: No space left on device; make room, or choose another disk."
    )
    #expect(failure("/dev/null") == nil)
    #expect(files.isEmpty)
  }

  @Test func `the files of a killed program are removed, those of a running one are not`() throws {
    let (dead, alive) = (".terrarium-1-0.part", ".terrarium-2-0.part")
    let (folderOfStills, mine) = (".terrarium-3-7.part", ".terrarium-notes.part")
    for name in [dead, alive, mine] {
      try Data("half".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(folderOfStills)", withIntermediateDirectories: false)
    try Data("half".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(folderOfStills)/0001.png"))
    // A link with such a name leads to a file that is no leftover.
    try FileManager.default.createDirectory(
      atPath: "\(folder)/letters", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/.terrarium-4-0.part", withDestinationPath: "letters")
    // As the program does that writes it.
    let descriptor = open("\(folder)/\(alive)", O_WRONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)

    try OutputFile.write([1], to: "\(folder)/a.png")
    #expect(files == [alive, ".terrarium-4-0.part", mine, "a.png", "letters"])
  }

  @Test(.enabled("the superuser may write anywhere", { geteuid() != 0 }))
  func `a read-only folder stays as it is`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    }
    #expect(
      failure(folder + "/a.png")
        == "\(folder)/a.png: cannot be written: Permission denied; choose a folder you may write in."
    )
    #expect(files.isEmpty)
  }
}
