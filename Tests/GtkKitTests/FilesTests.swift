import CGtk
import Foundation
import GioKit
import XCTest

@testable import GtkKit

/// Files come from the desktop and go back to it.
final class FilesTests: GtkTestCase {
  private var folder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("terrarium-\(getpid())-recent")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testRecentFilesAreTheProgramsExistingOnesLatestFirst() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = ["a b.swift", "ö.swift", "gone.swift"].map {
      folder.appendingPathComponent($0).path
    }
    for path in paths { try Data().write(to: URL(fileURLWithPath: path)) }
    let list = folder.appendingPathComponent("recent.xbel").path
    try MainActor.assumeIsolated {
      let recent = RecentFiles(of: "terrarium", at: list)
      let other = RecentFiles(of: "other", at: list)
      XCTAssertEqual(recent.paths(atMost: 9), [])
      for path in paths {
        recent.add(path, type: "text/x-swift")
        usleep(2_000)
      }
      XCTAssertEqual(recent.paths(atMost: 9), paths.reversed())
      try FileManager.default.removeItem(atPath: paths[2])
      XCTAssertEqual(recent.paths(atMost: 9), [paths[1], paths[0]])
      recent.add(paths[0], type: "text/x-swift")
      XCTAssertEqual(recent.paths(atMost: 9), [paths[0], paths[1]])
      XCTAssertEqual(recent.paths(atMost: 1), [paths[0]])
      XCTAssertEqual(other.paths(atMost: 9), [])
    }
  }

  func testDroppedFilesArriveAsPaths() {
    MainActor.assumeIsolated {
      let box = Box(.vertical)
      var log: [[String]] = []
      box.onFileDrop {
        log.append($0)
        return $0.count == 1
      }
      XCTAssertTrue(box.drop(["/somewhere/a b.swift"]))
      XCTAssertFalse(box.drop(["/a", "/b"]))
      XCTAssertEqual(log, [["/somewhere/a b.swift"], ["/a", "/b"]])
    }
  }

  func testAnActionReceivesItsTarget() {
    MainActor.assumeIsolated {
      var log: [String] = []
      let open = Action("open-recent", performWith: { log.append($0) })
      open.activate(target: "/a b.swift")
      XCTAssertEqual(log, ["/a b.swift"])
    }
  }
}
