import Foundation
import Hierarchy
import Testing

@testable import Import

/// Bytes that broke something once, found by `scripts/fuzz`: a folder for each door in `Found`.
@Suite struct `A fuzzing find` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Found")

  /// The files, each with its door: a form, or nil where the form is found.
  private static let files: [(form: DumpFormat?, name: String)] = {
    let doors = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return doors.sorted().flatMap { door in
      let form = DumpFormat(rawValue: String(door.dropFirst("dump-".count)))
      let names =
        (try? FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: door).path)) ?? []
      return names.sorted().map { (form, "\(door)/\($0)") }
    }
  }()

  @Test(arguments: files)
  func `no longer breaks anything`(form: DumpFormat?, name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    let dump: Dump
    do throws(ImportError) {
      if let form {
        dump = try Importer.read(bytes, as: form)
      } else {
        dump = try Importer.read(bytes)
      }
    } catch {
      #expect(!error.description.isEmpty)
      return
    }
    #expect(dump.nodes.indices.allSatisfy { Int(dump.nodes[$0].parent) < $0 })
    #expect(dump.json.text.utf8.count > 20)
    #expect(dump.outline.utf8.count >= dump.nodes.count)
    #expect(dump.recording.latest.controllers.values.count <= dump.nodes.count)
    _ = dump.findings
    let tree = dump.compared()
    #expect(HierarchyDifference(from: tree, to: tree, ofOneSource: false).isEmpty)
  }
}
