import Foundation
import TestSupport
import Testing

/// What `scripts/check-subjects` says of a commit's message, as git's hook hands it over.
@Suite struct `The subject of a commit` {
  private func verdict(on message: String) throws -> Terrarium.Outcome {
    try Terrarium.withFolder { folder in
      let file = folder.appendingPathComponent("COMMIT_EDITMSG")
      try Data(message.utf8).write(to: file)
      return Terrarium.Outcome(
        try Launched(
          BuiltModules.house.appendingPathComponent("scripts/check-subjects").path, [file.path],
          in: folder))
    }
  }

  @Test(arguments: [
    "Tests: Share a helper\n\nIt was there twice.\n", "Auto Layout: Focus the first view",
    "\n# A comment.\nHierarchy: Process 2 files, not 1", "Merge branch 'words'",
    "Import: Bring \(String(repeating: "x", count: 58))",
  ])
  func `is accepted`(message: String) throws {
    #expect(try verdict(on: message).verdict == "0 ")
  }

  @Test(arguments: [
    ("share a helper", "is not 'Part: Imperative sentence'"),
    ("Tests: share a helper", "is not 'Part: Imperative sentence'"),
    ("Tests: Share a helper.", "ends with a full stop"),
    ("Tests: Shared a helper", "begins with 'Shared'"),
    ("Tests: Shares a helper", "begins with 'Shares'"),
    ("Tests: The helper is shared", "begins with 'The'"),
    ("Import: Bring \(String(repeating: "ä", count: 59))", "has 73 characters; 72 is the most"),
  ])
  func `is refused with a reason`(message: String, reason: String) throws {
    let outcome = try verdict(on: message)
    #expect(outcome.status == 1 && outcome.errors.contains(reason), "\(outcome.verdict)")
  }
}
