import Foundation
import Hierarchy
import Import
import Scenarios
import Tunnel
import Testing

/// From a dump to a script that rebuilds it, and from its run to a dump again.
@Suite struct `A dump rebuilt by a script` {
  private static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("ImportTests")

  /// What of a dump must come back: everything but addresses and the names of classes.
  private func rows(_ dump: Dump, _ names: [String: String] = [:]) -> [String] {
    zip(dump.nodes, dump.depths).map { node, depth in
      let facts = dump.facts(of: node)
      let name = dump.className(of: node) ?? "?"
      let view = facts.viewClass.map { names[$0] ?? $0 }
      let known: [String?] = [
        names[name] ?? name, node.phase?.rawValue, view, node.isInWindow.map { "in window \($0)" },
        node.isViewLoaded.map { "loaded \($0)" }, node.isPresented == true ? "presented" : nil,
        facts.presentedWith,
      ]
      return String(repeating: "| ", count: depth)
        + known.compactMap(\.self).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    "Samples/01_printhierarchy_pspdf_presented.txt", "Samples/03_printhierarchy_wechat_tabs.txt",
    "Samples/06_printhierarchy_tab_not_loaded.txt", "Samples/17_pvc_in_markdown_quote.txt",
    "Samples/09_printhierarchy_lockscreen_two_states.txt", "Cases/print-newest-colon-in-view.dump",
    "Cases/print-one-escaped-string.dump", "Cases/views-under-another-controller.dump",
    "Pasted/57_printhierarchy_swiftui_tabs_switching.txt",
    "Pasted/58_printhierarchy_page_sheets.txt",
  ])
  func `is the same except for its addresses`(file: String) throws {
    let text = try String(contentsOf: Self.cases.appendingPathComponent(file), encoding: .utf8)
    // Controllers alone, and the first moment alone.
    let whole = try Importer.read(text)
    let end = whole.moments.first.map { moment in
      moment.last { whole.nodes[$0].kind == .controller }
    }
    let count = try #require(end ?? nil) + 1
    let first = whole.printHierarchy.split(separator: "\n").prefix(count).joined(separator: "\n")
    let dump = try Importer.read(first)
    let script = DumpScript(dump)
    let scenario = Scenario(script: script.text, named: "dump")
    let outcome = Run(scenario, geocoder: CoordinatesOnly()).execute()
    #expect(outcome.script?.errors.isEmpty != false, "\(script.text)")
    let rebuilt = try Importer.read(outcome.recording.latest.printHierarchy)
    #expect(rows(rebuilt) == rows(dump, script.names), "\(script.text)")
    #expect(script.notes.isEmpty)
  }
}
