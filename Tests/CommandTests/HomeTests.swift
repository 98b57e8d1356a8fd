import Foundation
import Testing

/// The user's own files are where the environment says.
@Suite struct `A home folder` {
  private static let lesson = "---\ntitle: At home\ngoal: G\n---\n\nText.\n"

  /// Whether a lesson in `place` is listed where the environment names folders.
  private func isListed(_ place: String, _ variables: [String: String]) throws -> Bool {
    try Terrarium.withFolder { folder in
      let lesson = folder.appendingPathComponent("\(place)/terrarium/Lessons/99-own")
      try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
      try Data(Self.lesson.utf8).write(to: lesson.appendingPathComponent("en.md"))
      let environment = variables.mapValues { $0.replacing("FOLDER", with: folder.path) }
      return try Terrarium.run("list", environment: environment, in: folder).output
        .contains("99-own\t")
    }
  }

  @Test func `is that of the environment, not of the password file`() throws {
    #expect(try isListed(".local/share", ["HOME": "FOLDER"]))
    #expect(try isListed("data", ["HOME": "/nonexistent", "XDG_DATA_HOME": "FOLDER/data"]))
    #expect(try !isListed(".local/share", ["HOME": "FOLDER", "XDG_DATA_HOME": "FOLDER/data"]))
  }

  @Test(arguments: ["", "data", "./data", "~/data"])
  func `is the default if a variable has no absolute path`(path: String) throws {
    #expect(try isListed(".local/share", ["HOME": "FOLDER", "XDG_DATA_HOME": path]))
    #expect(try !isListed("data", ["HOME": "FOLDER", "XDG_DATA_HOME": path]))
  }
}
