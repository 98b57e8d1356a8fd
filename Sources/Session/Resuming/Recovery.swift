package import Foundation

/// The documents left by a crash.
///
/// They are offered rather than opened automatically, since opening
/// them may have caused the crash.
package struct Recovery: Sendable {
  /// The crash report.
  package let report: URL
  /// The unsaved script, its current path, and the open document.
  private let draft: ScriptDocument?
  package let keptDraft: URL?
  /// The unsaved recording's current path.
  package let keptRecording: URL?
  private let place: Whereabouts?

  /// Takes a crash's leftovers from a folder; nil if nothing crashed.
  ///
  /// The draft becomes a separate script, which later documents never overwrite.
  static func take(_ reports: CrashReports, from folder: URL) -> Recovery? {
    guard let report = reports.take() else { return nil }
    var drafts = ScriptDrafts(folder: folder)
    let draft = drafts.restore()
    return Recovery(
      report: report, draft: draft, keptDraft: drafts.setAside(),
      keptRecording: RecordingDrafts(folder: folder).setAside(into: reports.folder),
      place: WhereaboutsFile(folder: folder).take())
  }

  /// The open document's name; nil if unknown.
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
