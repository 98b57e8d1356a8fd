import Foundation
import GioKit
import Testing

@Suite struct `A key file` {
  @Test func `keeps its values and comments`() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/deep/preferences.ini"
    let file = KeyFile()
    file.set("two\nlines, \u{2198}", for: "title", in: "window")
    file.set(1440, for: "width", in: "window")
    file.set(true, for: "dark", in: "window")
    file.set(0.25, for: "speed", in: "player")
    try file.save(to: path)

    let again = try KeyFile(path: path)
    #expect(again.text == file.text)
    #expect(again.string("title", in: "window") == "two\nlines, \u{2198}")
    #expect(again.int("width", in: "window") == 1440)
    #expect(again.bool("dark", in: "window") == true)
    #expect(again.double("speed", in: "player") == 0.25)
  }

  @Test func `returns nil for missing values and other types`() throws {
    let file = KeyFile()
    file.set("wide", for: "width", in: "window")
    file.set("nan", for: "speed", in: "window")
    #expect(file.int("width", in: "window") == nil)
    #expect(file.bool("width", in: "window") == nil)
    #expect(file.double("speed", in: "window") == nil)
    #expect(file.string("height", in: "window") == nil)
    #expect(file.string("width", in: "nowhere") == nil)
    file.set(nil, for: "width", in: "window")
    #expect(file.string("width", in: "window") == nil)
  }

  @Test func `is empty without a file and reports damage`() throws {
    let scratch = try Scratch()
    #expect(try KeyFile(path: scratch.path + "/none").text == "")
    let path = scratch.path + "/damaged"
    try replaceFile(at: path, with: Array("no group = 1".utf8))
    let error = #expect(throws: FileError.self) { try KeyFile(path: path) }
    #expect(error?.path == path)
  }
}
