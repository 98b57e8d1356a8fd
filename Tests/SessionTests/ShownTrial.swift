import Drawing
import Export
import Figures
import Geometry
import Hierarchy
import Import
import Scenarios
@testable import Session
import TestSupport

/// Shows a recording or a dump of any bytes: in every figure, in the list of events, closely.
enum ShownTrial {
  private static let worlds = WorldStore(file: nil)
  private static let (mostEvents, mostChanges) = (2_000, 20_000)

  /// What must not be; nil where there is nothing to show or all of it can be shown.
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let recording = recording(in: bytes), recording.events.count <= mostEvents,
      recording.changes.count <= mostChanges
    else { return nil }
    var session = Session(worlds: worlds)
    session.open(recording, named: "any")
    for place in Set([0, recording.events.count / 2, recording.events.count]).sorted() {
      session.opened.seek(to: Playhead(.line(place), in: recording))
      if let complaint = complaint(about: session) { return complaint }
    }
    var filter = EventFilter()
    filter.kinds = Set(EventKind.allCases)
    _ = EventListing(filter, of: EventIndex(of: recording)).text
    return nil
  }

  private static func recording(in bytes: [UInt8]) -> Recording? {
    if bytes.starts(with: Array("TERRARIUM".utf8)) {
      return try? RecordingFile.read(RecordingBytes.repaired(bytes)).recording
    }
    var limits = ImportLimits()
    (limits.notes, limits.depth) = (20, 100)
    return try? Importer.read(bytes, limits: limits).recording
  }

  private static func complaint(about session: Session) -> String? {
    let (recording, playhead) = (session.recording, session.player.playhead)
    for kind in FigureKind.allCases {
      let options = FigureOptions(shaper: PlainShaper(), showsTitle: true)
      let picture = Figure.draw(kind, of: recording, at: playhead, options: options)
      guard picture.size.width >= 0, picture.size.height >= 0 else {
        return "the \(kind) is \(picture.size) large"
      }
    }
    if let node = session.state.views.values.map(\.id).min()
      ?? session.state.controllers.values.map(\.id).min()
    {
      _ = recording.inspectorSheet(of: node, at: playhead)
    }
    _ = (session.upcoming, session.caption, session.progress, session.currentLine)
    return nil
  }

  /// Letters that are all of a size: what is drawn is not looked at here.
  private final class PlainShaper: TextShaper {
    func size(of run: TextRun) -> CGSize {
      CGSize(
        width: run.width ?? Double(run.text.utf8.count) * run.size / 2, height: run.size * 1.25)
    }

    func lines(of run: TextRun) -> [TextLine] {
      [TextLine(text: run.text, baseline: CGPoint(x: 0, y: run.size), width: size(of: run).width)]
    }

    func outline(of run: TextRun) -> Path { Path() }
  }
}
