import Foundation
@testable import Session
import Testing

/// A folder that is gone after the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("terrarium-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: [UInt8], to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }

  func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map(Array.init)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

@Suite struct `The document of a script` {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// What opening says, without the folder.
  private func complaint(about url: URL) -> String {
    do throws(ScriptFileError) {
      return "opened: " + (try ScriptDocument.open(url)).text
    } catch {
      return error.description.replacingOccurrences(of: folder.url.path + "/", with: "")
    }
  }

  @Test func `is opened, changed, saved and opened again, byte by byte`() throws {
    let texts = ["", "\u{FEFF}a\r\nb\r", "e\u{301}\n", "\u{E9}\n", "👍", "last line without end"]
    for text in texts {
      var script = try ScriptDocument.open(try folder.write(Array(text.utf8), to: "a.swift"))
      #expect(Array(script.text.utf8) == Array(text.utf8))
      #expect(!script.isModified)
      try script.save()
      #expect(folder.bytes(of: "a.swift") == Array(text.utf8))
    }
    #expect(folder.names == ["a.swift"])
  }

  @Test func `knows whether it has unsaved changes`() throws {
    var script = ScriptDocument(text: "new")
    #expect(script.name == "Untitled.swift")
    #expect(!script.isModified)
    #expect(throws: ScriptFileError.unnamed) { try script.save() }
    script.text = "\u{E9}"
    #expect(script.isModified)
    try script.save(as: folder.url.appendingPathComponent("b.swift"))
    #expect(script.name == "b.swift")
    #expect(!script.isModified)
    script.text = "e\u{301}"
    #expect(script.isModified, "the same to a reader, not to a disk")
    script.text = "\u{E9}"
    #expect(!script.isModified)
  }

  @Test func `reports the problem with a file`() throws {
    let longest = ScriptBound.greatestSize
    let line = [UInt8](repeating: 0x61, count: ScriptBound.longestLine)
    let files = [
      try folder.write([0x61, 0x0A, 0xC3, 0x28], to: "latin.swift"),
      try folder.write([0x61, 0x0A, 0x0A, 0x00], to: "binary.swift"),
      try folder.write([UInt8](repeating: 0x0A, count: longest + 1), to: "long.swift"),
      try folder.write([0x0A] + line + [0x61], to: "wide.swift"),
      folder.url.appendingPathComponent("gone.swift"),
      folder.url.appendingPathComponent("gone/gone.swift"),
      URL(fileURLWithPath: "/dev/zero"),
    ]
    #expect(
      files.map(complaint) == [
        "latin.swift:2: is not text in UTF-8; save it as UTF-8 with another editor first",
        "binary.swift:3: is not text in UTF-8; save it as UTF-8 with another editor first",
        "long.swift: The script has 5000001 bytes; the limit is 5000000. Split it.",
        "wide.swift: Line 2 has 100001 bytes; the limit is 100000. Break it.",
        "gone.swift: no such file; it may have been moved or renamed",
        "gone/gone.swift: no such file; it may have been moved or renamed",
        "/dev/zero: cannot be read: it isn't a regular file",
      ])
    #expect(complaint(about: folder.url).hasSuffix("it is a folder; choose a file in it"))
    let full = try folder.write([UInt8](repeating: 0x0A, count: longest), to: "full.swift")
    #expect(complaint(about: full).hasPrefix("opened: "))
    #expect(complaint(about: try folder.write(line + [0x0A] + line, to: "a.swift")).count > 200_000)
  }

  @Test func `knows whether another program has changed its file`() throws {
    var script = try ScriptDocument.open(try folder.write([0x61], to: "a.swift"))
    script.text = "mine"
    #expect(!script.isChangedElsewhere)
    _ = try folder.write([0x62], to: "a.swift")
    #expect(script.isChangedElsewhere)
    try script.save()
    #expect(!script.isChangedElsewhere)
    // A file that is no longer text counts as changed, too; a missing one does not.
    _ = try folder.write([0xFF], to: "a.swift")
    #expect(script.isChangedElsewhere)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.swift"))
    #expect(!script.isChangedElsewhere)
    #expect(!ScriptDocument(text: "new").isChangedElsewhere)
  }

  @Test func `adopts another program's changes, and one undo restores its own`() throws {
    let url = try folder.write(Array("import Containers\n".utf8), to: "a.swift")
    var session = Session(worlds: WorldStore(file: nil))
    try session.openScript(at: url)
    #expect(session.document?.news == nil)
    _ = try folder.write(Array("// theirs\n".utf8), to: "a.swift")
    #expect(session.document?.news == .changed)
    try session.rereadScript()
    #expect(session.document?.text == "// theirs\n" && session.document?.isModified == false)
    #expect(session.document?.news == nil)
    session.undo()
    #expect(session.document?.text == "import Containers\n" && session.document?.isModified == true)
    try FileManager.default.removeItem(at: url)
    #expect(session.document?.news == .gone)
    #expect(throws: ScriptFileError.self) { try session.rereadScript() }
    // A folder in its place holds no text, and saving could not replace it.
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    #expect(session.document?.news == .changed && session.document?.isChangedElsewhere == false)
    #expect(throws: ScriptFileError.self) { try session.rereadScript() }
    #expect(session.document?.text == "import Containers\n")
  }

  @Test func `keeps its text and its file when saving fails`() throws {
    var script = try ScriptDocument.open(try folder.write([0x61], to: "a.swift"))
    script.text = "b"
    #expect(throws: ScriptFileError.self) {
      try script.save(as: folder.url.appendingPathComponent("no/such/folder.swift"))
    }
    #expect(script.isModified)
    #expect(script.name == "a.swift")
    #expect(folder.bytes(of: "a.swift") == [0x61])
  }
}

@Suite struct `Drafts` {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private var place: URL { folder.url.appendingPathComponent("state/terrarium") }

  @Test func `survive the process that kept them`() throws {
    let file = try folder.write(Array("old".utf8), to: "a.swift")
    var script = try ScriptDocument.open(file)
    script.text = "e\u{301} \"new\"\r\n"
    var drafts = ScriptDrafts(folder: place)
    try drafts.keep(script)

    var next = ScriptDrafts(folder: place)
    let restored = next.restore()
    let found = try #require(restored)
    #expect(Array(found.text.utf8) == Array(script.text.utf8))
    #expect(found.url?.path == file.path)
    #expect(found.savedText == "old")
    #expect(found.isModified)
  }

  @Test func `of a shipped script are restored as that script's`() throws {
    var before = Session(worlds: WorldStore(), opening: "add")
    before.editScript((before.document?.text ?? "") + "\n// mine\n")
    var drafts = ScriptDrafts(folder: place)
    try drafts.keep(before.document)
    var next = ScriptDrafts(folder: place)
    let restored = next.restore()
    var after = Session(worlds: WorldStore())
    after.resume(try #require(restored))
    #expect(after.opened.slug == "add")
    #expect(after.document?.name == "add.swift")
    #expect(after.document?.text == before.document?.text)
    #expect(after.document?.isModified == true)
    #expect(after.isRunDue)
  }

  @Test func `of a lesson name the lesson until they have a file`() throws {
    var session = Session(worlds: WorldStore())
    try session.open(lesson: "06-adding-a-child", language: "en")
    session.goToPage(1)
    session.editScript((session.document?.text ?? "") + "\n// mine\n")
    var drafts = ScriptDrafts(folder: place)
    try drafts.keep(session.document)
    var next = ScriptDrafts(folder: place)
    let restored = next.restore()
    let found = try #require(restored)
    #expect(found.lesson == .lesson("06-adding-a-child"))
    #expect(found.text == session.document?.text)
    try session.saveScript(as: folder.url.appendingPathComponent("mine.swift"))
    #expect(session.document?.lesson == nil)
  }

  @Test func `of scripts without a file are restored too`() throws {
    var drafts = ScriptDrafts(folder: place)
    var script = ScriptDocument(text: "template")
    script.text = "typed"
    try drafts.keep(script)
    var next = ScriptDrafts(folder: place)
    let restored = next.restore()
    let found = try #require(restored)
    #expect((found.url, found.text, found.isModified) == (nil, "typed", true))
  }

  @Test func `are deleted when nothing can be lost`() throws {
    var script = ScriptDocument(text: "a")
    var drafts = ScriptDrafts(folder: place)
    try drafts.keep(script)
    #expect(!FileManager.default.fileExists(atPath: place.path), "nothing was typed")
    script.text = "b"
    try drafts.keep(script)
    try script.save(as: folder.url.appendingPathComponent("a.swift"))
    try drafts.keep(script)
    script.text = "c"
    try drafts.keep(script)
    drafts.discard()
    for _ in 1...2 {
      var next = ScriptDrafts(folder: place)
      #expect(next.restore() == nil)
    }
  }

  @Test func `equal to the file are not kept`() throws {
    let file = try folder.write(Array("old".utf8), to: "a.swift")
    var script = try ScriptDocument.open(file)
    script.text = "new"
    var drafts = ScriptDrafts(folder: place)
    try drafts.keep(script)
    _ = try folder.write(Array("new".utf8), to: "a.swift")
    var next = ScriptDrafts(folder: place)
    #expect(next.restore() == nil)
    #expect(folder.names.contains("state"))
    #expect((try? FileManager.default.contentsOfDirectory(atPath: place.path)) == [])
  }

  @Test func `are written only when something changed`() throws {
    var script = ScriptDocument(text: "a")
    script.text = "b"
    var drafts = ScriptDrafts(folder: place)
    try drafts.keep(script)
    try FileManager.default.removeItem(at: place)
    try drafts.keep(script)
    #expect(!FileManager.default.fileExists(atPath: place.path))
    script.text = "c"
    try drafts.keep(script)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: place.path)) == ["draft.json"])
  }

  @Test func `that are not restored become separate script files`() throws {
    for text in ["one", "two"] {
      var script = ScriptDocument()
      script.text = text
      var drafts = ScriptDrafts(folder: place)
      try drafts.keep(script)
      var next = ScriptDrafts(folder: place)
      #expect(next.setAside() != nil)
      #expect(next.setAside() == nil)
      #expect(next.restore() == nil)
    }
    #expect(folder.bytes(of: "state/terrarium/unsaved-1.swift") == Array("one".utf8))
    #expect(folder.bytes(of: "state/terrarium/unsaved-2.swift") == Array("two".utf8))
  }

  @Test func `that cannot be read are left alone`() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: place.appendingPathComponent("draft.json"))
    var drafts = ScriptDrafts(folder: place)
    #expect(drafts.restore() == nil)
    drafts.discard()
    #expect(folder.bytes(of: "state/terrarium/draft.json") == Array("{".utf8))
  }
}
