import Foundation
import GtkKit
import Session
import Translation

/// A line above the panes after a crash: what happened, where the report is, and what was open.
final class RecoveryBar {
  private let notice: Notice
  var widget: Widget { notice.widget }

  /// What a person answers.
  enum Answer {
    case openAgain, copyReport, close
  }

  init(_ recovery: Recovery, onAnswer: @escaping (Answer) -> Void) {
    notice = Notice(Self.words(recovery))
    if recovery.name != nil || recovery.keptRecording != nil {
      notice.offer(localized("Open Again")) { onAnswer(.openAgain) }
    }
    notice.offer(localized("Copy Report")) { onAnswer(.copyReport) }
    notice.offerToDismiss { onAnswer(.close) }
  }

  private static func words(_ recovery: Recovery) -> String {
    let what =
      if let name = recovery.name {
        localized("Terrarium ended unexpectedly while \(name) was open.")
      } else if recovery.keptRecording != nil {
        localized("Terrarium ended unexpectedly while a program was watched.")
      } else {
        localized("Terrarium ended unexpectedly.")
      }
    let draft = recovery.keptDraft.map {
      localized("Its changes that were not saved are in \($0.path).")
    }
    let recording = recovery.keptRecording.map {
      localized("What was recorded of it is in \($0.path).")
    }
    let report = localized(
      "What is known of it is in \(recovery.report.path); please send it to those who make Terrarium."
    )
    return [what, draft, recording, report].compactMap(\.self).joined(separator: " ")
  }
}
