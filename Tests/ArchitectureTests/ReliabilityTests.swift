import Foundation
import Testing

/// Each row of the tables of faults and promises names tests, and they are there.
@Suite struct `The reliability page` {
  private static let pages = ["Documentation/Reliability.md", "SECURITY.md"]

  /// The rows of the tables whose last column is headed "test".
  private func rows(of page: String) -> [[String]] {
    var (rows, isInside) = ([[String]](), false)
    for line in SourceTree.text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        isInside = false
        continue
      }
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      if cells.last?.hasPrefix("test") == true {
        isInside = true
      } else if isInside, !line.hasPrefix("|--") {
        rows.append(cells.map(String.init))
      }
    }
    return rows
  }

  /// Whether a test is there: a story of the window, or a test or suite of a target.
  private func isThere(_ name: String, in place: String) -> Bool {
    if place.hasPrefix("test_") {
      return SourceTree.text("Tests/WindowTests/\(place).py").contains("(\"\(name)\",")
    }
    return SourceTree.swiftFiles(below: "Tests/\(place)").contains { file in
      file.lines.contains { line in
        line.contains("func `\(name)`") || line.contains("struct `\(name)`")
          || line.contains("@Suite(\"\(name)\")")
      }
    }
  }

  @Test(arguments: pages)
  func `names tests that exist`(page: String) {
    let rows = rows(of: page)
    #expect(rows.count >= 10, "\(page) has no table whose last column is headed test")
    for row in rows {
      let tests = (row.last ?? "").matches(of: /`(\w+): ([^`]+)`/)
      #expect(!tests.isEmpty, "\(page): “\(row.first ?? "")” names no test; write one")
      for test in tests {
        #expect(
          isThere(String(test.2), in: String(test.1)),
          "\(page): \(test.1) has no test “\(test.2)”; mend the row or write it")
      }
    }
  }

  /// The files below a folder that have one of these words.
  private func files(below folder: String = "Sources", with words: [String]) -> [String] {
    SourceTree.paths(below: folder, ending: ".swift").filter { path in
      let text = SourceTree.text(path)
      return words.contains { text.range(of: $0) != nil }
    }
  }

  @Test func `is right that only ffmpeg, restarted programs and the window are started`() {
    #expect(
      files(with: [" Process()", "posix_spawn", "popen(", "g_spawn_", "g_subprocess", "execv"])
        == [
          "Sources/Export/Film/ChildProcess.swift", "Sources/Native/GioKit/ProgramStart.swift",
          "Sources/terrarium/InstalledWindow.swift",
        ])
    #expect(files(with: [" ChildProcess("]) == ["Sources/Export/Film/FFmpeg.swift"])
    #expect(
      files(with: [" ProgramStart.start("]) == ["Sources/App/Programs/UnheardController.swift"])
  }

  @Test func `is right that tests start programs at one place`() {
    #expect(
      files(below: "Tests", with: ["= Process()", "posix_spawn("])
        == [
          "Tests/ArchitectureTests/ReliabilityTests.swift",
          "Tests/CommandTests/SecurityTests.swift", "Tests/TestSupport/Launched.swift",
        ])
  }

  @Test func `is right that the network is not used`() {
    #expect(
      files(with: ["URLSession.", "FoundationNetworking", "g_socket_", " socket(AF_", "AF_INET"])
        == [])
  }
}
