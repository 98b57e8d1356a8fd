package import Figures
package import Hierarchy
import Scenarios
import Support

/// An inspection as a card, for export.
extension Inspection {
  package var sheet: Sheet {
    var blocks: [Sheet.Block] = [.title(name), .note(summary)]
    if !findings.isEmpty {
      blocks.append(.heading(localized("Issues")))
      for finding in findings {
        let place = finding.line.map { ", line \($0)" } ?? ""
        blocks.append(.alarm("\(finding.id) \(finding.kind)\(place): \(finding.message)"))
        blocks += [finding.reason, finding.remedy].compactMap(\.self).map { .note($0) }
        if !finding.correctedOrder.isEmpty {
          blocks.append(.code(finding.correctedOrder.joined(separator: "\n")))
        }
      }
    }
    for section in sections where !section.rows.isEmpty {
      blocks.append(.heading(section.title))
      blocks += section.rows.map {
        .row(name: $0.name, value: $0.value, hasChanged: $0.hasChanged)
      }
    }
    if !callbacks.isEmpty {
      blocks.append(.heading(localized("Events so far")))
      if earlierCallbackCount > 0 { blocks.append(.note("… \(earlierCallbackCount) earlier")) }
      blocks += callbacks.map { .row(name: "\($0.instant.milliseconds) ms", value: $0.text) }
    }
    return Sheet(blocks)
  }
}

extension Recording {
  /// All facts about a node at a playhead, as a card.
  package func inspectorSheet(of node: NodeID, at playhead: Playhead) -> Sheet {
    var opened = Opened(
      Run(Scenario(recording: self, named: ""), geocoder: WorldStore(file: nil).geocoder))
    opened.seek(to: playhead)
    return opened.inspection(of: NodeHistory(of: node, in: self)).sheet
  }
}
