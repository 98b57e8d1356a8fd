import Foundation
import GtkKit
import Session
import Translation

/// A line above the panes after a crash: what happened, where the report is, and what was open.
final class RecoveryBar {
  let widget = Box(.horizontal, spacing: 8)

  /// What a person answers.
  enum Answer {
    case openAgain, copyReport, close
  }

  init(_ recovery: Recovery, onAnswer: @escaping (Answer) -> Void) {
    let words = Label(Self.words(recovery))
    words.isWrapped = true
    words.isSelectable = true
    words.expandsHorizontally = true
    words.horizontalAlignment = 0
    widget.addStyle("notice")
    widget.append(words)
    if recovery.name != nil || recovery.keptRecording != nil {
      add(localized("Open Again")) { onAnswer(.openAgain) }
    }
    add(localized("Copy Report")) { onAnswer(.copyReport) }
    let close = Button(.icon("window-close-symbolic", label: localized("Dismiss")))
    close.addStyle("flat")
    close.align(vertical: .center)
    close.onClick { onAnswer(.close) }
    widget.append(close)
  }

  private func add(_ title: String, _ body: @escaping () -> Void) {
    let button = Button(.text(title))
    button.align(vertical: .center)
    button.onClick(body)
    widget.append(button)
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
