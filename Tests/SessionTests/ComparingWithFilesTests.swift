import Foundation
import Hierarchy
@testable import Session
import Testing

/// What is seen is compared with files of every kind: recordings, dumps, and the runs of scripts.
@Suite struct `Comparing with a file` {
  /// The last line of the comparison of a file's text with a dump of one controller.
  private func result(of text: String, named name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    switch Counterpart.read(at: file.path) {
    case .failure(let error): return error.message
    case .success(let recording):
      let dump = try ReadDump(Array("<ViewController 0x1>, state: appeared".utf8))
        .recording
      return HierarchyDifference(ofUnrelated: recording.latest, and: dump.latest).text
        .split(separator: "\n").last.map(String.init) ?? ""
    }
  }

  @Test func `runs a script`() throws {
    let script = """
      import Containers

      let root = ViewController("root")
      window.rootViewController = root
      root.addChild(ViewController("first"))
      simulation.turn()
      """
    let result = try result(of: script, named: "a.swift")
    #expect(result == "0 added, 1 removed, 0 moved, 1 changed")
  }

  @Test func `reports the line of a script's error`() throws {
    #expect(try result(of: "let a = 1\nlet b = c\n", named: "a.swift").hasPrefix("Line 2: "))
    #expect(try result(of: "\0\0", named: "a.swift") != "")
  }

  @Test func `reports added nodes as removed when the sides are swapped`() throws {
    let before = """
      <TabController 0x10>, state: appeared, view: <UIView 0x11>
         | <ListController 0x20>, state: appeared, view: <UIView 0x21>
         | <OldController 0x30>, state: disappeared, view:  (view not loaded)
      """
    let after = """
      <TabController 0x10>, state: appeared, view: <UIView 0x11>
         | <ListController 0x20>, state: disappeared, view: <UIView 0x21> not in the window
         | <NewController 0x40>, state: appeared, view: <UIView 0x41>
      """
    let sides = try [before, after].map { try ReadDump(Array($0.utf8)).recording.latest }
    func lines(from first: Int, to second: Int) -> String {
      HierarchyDifference(ofUnrelated: sides[first], and: sides[second]).text
    }
    let (forth, back) = (lines(from: 0, to: 1), lines(from: 1, to: 0))
    for line in [
      "+    | NewController", "-    | OldController", "state: appeared → disappeared",
      "2 added, 1 removed, 0 moved, 1 changed",
    ] {
      #expect(forth.contains(line), "\(forth)")
    }
    for line in [
      "-    | NewController", "+    | OldController", "state: disappeared → appeared",
      "1 added, 2 removed, 0 moved, 1 changed",
    ] {
      #expect(back.contains(line), "\(back)")
    }
  }

  @Test func `reads dumps and rejects other text`() throws {
    let same = "<ViewController 0x9>, state: appeared"
    #expect(try result(of: same, named: "a.txt").contains("no differences"))
    #expect(try result(of: "nothing", named: "a.txt") != "")
    #expect(try result(of: "nothing", named: "a.terrarium") != "")
  }
}
