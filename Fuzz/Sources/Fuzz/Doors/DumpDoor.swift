import Hierarchy
import Import

/// Dumps: as they come, and as each reader alone gets them.
extension Door {
  /// Any text: the wrappers come off, the form is found, the reader reads.
  static let dump = Door(name: "dump", seeds: dumps) { bytes in
    take(bytes) { bytes, limits throws(ImportError) in try Importer.read(bytes, limits: limits) }
  }

  /// One door a form, so that no effort goes into finding marks that lead to the reader.
  static let forms = DumpFormat.allCases.map { format in
    Door(name: "dump-\(format.rawValue)", seeds: dumps) { bytes in
      take(bytes) { bytes, limits throws(ImportError) in
        try Importer.read(bytes, as: format, limits: limits)
      }
    }
  }

  private static let dumps = ["Tests/ImportTests/Cases", "Tests/ImportTests/Samples"]

  private static func take(
    _ bytes: [UInt8], by read: ([UInt8], ImportLimits) throws(ImportError) -> Dump
  ) {
    var limits = ImportLimits()
    (limits.notes, limits.depth) = (200, 1000)
    let dump: Dump
    do throws(ImportError) { dump = try read(bytes, limits) } catch {
      demand(!error.description.isEmpty, "an error says nothing")
      return
    }
    check(dump, of: bytes)
  }

  private static func check(_ dump: Dump, of bytes: [UInt8]) {
    // A backslash or an ampersand may begin what stands for a line end.
    let ends: [UInt8] = [0x0A, 0x0D, UInt8(ascii: "\\"), UInt8(ascii: "&")]
    let lines = bytes.count(where: ends.contains) + 2
    for (index, node) in dump.nodes.enumerated() {
      demand(Int(node.parent) < index, "node \(index) stands before its parent")
      demand((1...lines).contains(Int(node.line)), "node \(index) is on no line: \(node.line)")
    }
    for note in dump.notes { demand((1...lines).contains(note.line), "no such line: \(note)") }
    let all = dump.json.text
    demand(dump.outline.utf8.count >= dump.nodes.count, "the outline leaves nodes out")
    demand(dump.recording.latest.controllers.values.count <= dump.nodes.count, "too many objects")
    _ = dump.findings
    _ = dump.printHierarchy
    let tree = dump.compared()
    for ofOneSource in [false, true] {
      let difference = HierarchyDifference(from: tree, to: tree, ofOneSource: ofOneSource)
      demand(
        difference.isEmpty || ofOneSource, "a dump differs from itself: \(difference.text)\n\(all)")
    }
    if dump.isOfControllers { _ = DumpScript(dump).text }
  }
}
