import Foundation
import Testing

/// A world file that is missing or damaged: coordinates instead of names, one line, no crash.
@Suite struct `Without a valid world file` {
  /// The shipped file, next to the sources.
  private let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/World/world.tgeo")

  private func withData(_ bytes: Data?, _ body: ([String: String]) throws -> Void) throws {
    try Terrarium.withFolder { folder in
      if let bytes {
        let world = folder.appendingPathComponent("World")
        try FileManager.default.createDirectory(at: world, withIntermediateDirectories: true)
        try bytes.write(to: world.appendingPathComponent("world.tgeo"))
      }
      try body(["TERRARIUM_DATA": folder.path])
    }
  }

  private func damaged() throws -> [Data?] {
    let whole = try Data(contentsOf: shipped)
    var flipped = whole
    for index in stride(from: 64, to: flipped.count, by: 997) { flipped[index] ^= 0xFF }
    return [
      nil, Data(), Data("no world".utf8), whole.prefix(100), whole.prefix(whole.count / 2),
      whole.dropLast(), flipped, Data(count: 1 << 20),
    ]
  }

  @Test func `places are named by their coordinates`() throws {
    for bytes in try damaged() {
      try withData(bytes) { environment in
        let outcome = try Terrarium.run("where", "56.55", "8.316667", environment: environment)
        #expect(outcome.status == 0)
        #expect(
          outcome.output == """
            56.55° N, 8.3167° E\t56.55° N, 8.3167° E
            56.55° S, 171.6833° W\t56.55° S, 171.6833° W

            """)
        #expect(outcome.complaints.count == 1)
        #expect(outcome.errors.hasPrefix("terrarium: "))
        #expect(outcome.errors.hasSuffix("; places are shown as coordinates\n"))
      }
    }
  }

  @Test func `a folder in its place is reported in one line`() throws {
    try Terrarium.withFolder { folder in
      let world = folder.appendingPathComponent("World/world.tgeo")
      try FileManager.default.createDirectory(at: world, withIntermediateDirectories: true)
      let outcome = try Terrarium.run(
        "where", "0", "0", environment: ["TERRARIUM_DATA": folder.path])
      #expect(outcome.status == 0)
      #expect(
        outcome.errors == """
          terrarium: \(world.path): the map data cannot be read: it is a folder; \
          run scripts/build-world or reinstall Terrarium; places are shown as coordinates

          """)
    }
  }

  @Test func `traces, states and pictures are still made`() throws {
    for bytes in try damaged().prefix(5) {
      try withData(bytes) { environment in
        for words in ["trace tunnel", "state tunnel --json", "export tunnel --at 500 --format png"]
        {
          let outcome = try Terrarium.shell("$T \(words)", environment: environment)
          #expect(outcome.status == 0 && !outcome.bytes.isEmpty)
          // Text needs no map until a place is requested; a picture does.
          #expect(outcome.complaints.count == (words.hasPrefix("export") ? 1 : 0), "\(words)")
        }
        let picture = try Terrarium.shell(
          "$T export tunnel --at 500 --format svg", environment: environment)
        #expect(picture.output.contains("56.55° N, 8.3167° E"))
      }
    }
  }

  @Test func `invalid usage still causes only its own line`() throws {
    try withData(nil) { environment in
      for words in ["trace nosuch", "check nosuch", "export nosuch -o x.png"] {
        let outcome = try Terrarium.shell("$T \(words)", environment: environment)
        #expect(outcome.status == 2 && outcome.complaints.count == 1)
      }
    }
  }
}
