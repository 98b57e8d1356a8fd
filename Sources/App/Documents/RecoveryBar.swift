import Foundation
import GtkKit
import Session
import Support

/// A notice after a crash: what happened, where the report is, and the document that was open.
final class RecoveryBar {
  let notice: Notice

  /// The user's answer.
  enum Answer {
    case openAgain, copyReport, close
  }

  init(_ recovery: Recovery, onAnswer: @escaping (Answer) -> Void) {
    notice = Notice(Self.words(recovery))
    if recovery.name != nil || recovery.keptRecording != nil {
      notice.offer(localized("Reopen")) { onAnswer(.openAgain) }
    }
    notice.offer(localized("Copy Report")) { onAnswer(.copyReport) }
    notice.offerToDismiss { onAnswer(.close) }
  }

  private static func words(_ recovery: Recovery) -> String {
    let what =
      if let name = recovery.name {
        localized("Terrarium quit unexpectedly while \(name) was open.")
      } else if recovery.keptRecording != nil {
        localized("Terrarium quit unexpectedly while watching a program.")
      } else {
        localized("Terrarium quit unexpectedly.")
      }
    let draft = recovery.keptDraft.map {
      localized("Its unsaved changes: \($0.path)")
    }
    let recording = recovery.keptRecording.map {
      localized("Its recording: \($0.path)")
    }
    let report = localized(
      "Please send the crash report to the developers: \(recovery.report.path)"
    )
    return [what, draft, recording, report].compactMap(\.self).joined(separator: " ")
  }
}
