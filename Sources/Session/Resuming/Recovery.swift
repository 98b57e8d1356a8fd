package import Foundation

/// What a crash left behind, to be offered: nothing of it is opened by itself, since opening it may
/// be what made the program crash.
package struct Recovery: Sendable {
  /// What is known of the crash.
  package let report: URL
  /// The script that had changes, where it is kept now, and the place that was open.
  private let draft: ScriptDocument?
  package let keptDraft: URL?
  /// What was recorded of a program, where it is now.
  package let keptRecording: URL?
  private let place: Whereabouts?

  /// Takes what a crash left in a folder; nil when nothing crashed.
  ///
  /// A draft becomes a script of its own, which later documents never overwrite.
  static func take(_ reports: CrashReports, from folder: URL) -> Recovery? {
    guard let report = reports.take() else { return nil }
    var drafts = ScriptDrafts(folder: folder)
    let draft = drafts.restore()
    return Recovery(
      report: report, draft: draft, keptDraft: drafts.setAside(),
      keptRecording: RecordingDrafts(folder: folder).setAside(into: reports.folder),
      place: WhereaboutsFile(folder: folder).take())
  }

  /// What was open, as a person calls it; nil when that is not known.
  package var name: String? { draft?.name ?? place?.subject.name }

  /// The text of the report.
  package var reportText: String { (try? String(contentsOf: report, encoding: .utf8)) ?? "" }

  /// The document to reopen on request.
  package enum Content: Sendable {
    case script(ScriptDocument)
    case recording(URL)
    case place(Whereabouts)
    case nothing
  }

  package var content: Content {
    if let draft { return .script(draft) }
    if let keptRecording { return .recording(keptRecording) }
    return place.map(Content.place) ?? .nothing
  }
}
