import Foundation
import GioKit
import Testing

@Suite struct `Exchanging names` {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-names-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `swaps two full folders`() throws {
    try withFolder { folder in
      for name in ["old", "new"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
        try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/\(name).txt"))
      }
      #expect(exchangeNames(of: "\(folder)/new", and: "\(folder)/old"))
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      #expect(all == ["new", "new/old.txt", "old", "old/new.txt"])
    }
  }

  @Test func `changes nothing when one is missing`() throws {
    try withFolder { folder in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/mine"))
      #expect(!exchangeNames(of: "\(folder)/mine", and: "\(folder)/yours"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mine"])
    }
  }
}
