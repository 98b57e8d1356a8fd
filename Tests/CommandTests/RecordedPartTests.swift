import Foundation
import Hierarchy
import Testing

@testable import terrarium

/// Files of what is recorded for so long that one does not hold it.
@Suite struct `A later part of a recording` {
  @Test func `is next to the first, and replaces no file`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func name(ofPart part: Int) -> String {
      let path = RecordingFile.path(
        ofPart: part, of: folder.appendingPathComponent("my demo.terrarium").path)
      #expect(path.hasPrefix(folder.path + "/"))
      return URL(fileURLWithPath: path).lastPathComponent
    }
    #expect(name(ofPart: 2) == "my demo-2.terrarium")
    for taken in ["my demo-2.terrarium", "my demo-3.terrarium"] {
      try Data().write(to: folder.appendingPathComponent(taken))
    }
    #expect(name(ofPart: 2) == "my demo-4.terrarium")
    #expect(name(ofPart: 7) == "my demo-7.terrarium")
  }
}
