import Foundation
import GtkKit
import Hierarchy
import Session
import Translation

/// A line above the panes: what was recorded of a program and not saved, and where it is now.
///
/// It waits for an answer and stands in nobody's way.
final class KeptRecordingBar {
  let widget = Box(.horizontal, spacing: 8)
  let content: Content

  /// What it tells of.
  enum Content {
    /// A file; its program is not known where an earlier start has left it.
    case file(URL, of: String?)
    /// Nothing but memory, as it could not be written.
    case memory(UnsavedRecording, RecordingDraftError)
  }

  /// What a person answers.
  enum Answer {
    case openAgain, save, close
  }

  init(_ content: Content, onAnswer: @escaping (KeptRecordingBar, Answer) -> Void) {
    self.content = content
    let words = Label(Self.words(content))
    words.isWrapped = true
    words.isSelectable = true
    words.expandsHorizontally = true
    words.horizontalAlignment = 0
    widget.addStyle("notice")
    widget.append(words)
    let answer = { [weak self] (answer: Answer) -> () -> Void in
      // The button that was pressed goes with the bar, and not before it has been heard.
      { Task { @MainActor in if let self { onAnswer(self, answer) } } }
    }
    if case .file = content {
      add(Button(.text(localized("Open Again"))), answer(.openAgain))
    }
    add(Button(.text(localized("Save As…"))), answer(.save))
    let close = Button(.icon("window-close-symbolic", label: localized("Dismiss")))
    close.addStyle("flat")
    add(close, answer(.close))
  }

  private func add(_ button: Button, _ body: @escaping () -> Void) {
    button.align(vertical: .center)
    button.onClick(body)
    widget.append(button)
  }

  /// What a file of one's own would be called.
  var name: String {
    switch content {
    case .file(let url, let name): name.map(RecordingFile.name) ?? url.lastPathComponent
    case .memory(let recording, _): RecordingFile.name(for: recording.name)
    }
  }

  private static func words(_ content: Content) -> String {
    switch content {
    case .file(let url, let name?):
      localized("What was recorded of \(name) and not saved is in \(url.path)")
    case .file(let url, nil):
      localized("What was recorded of a program and not saved is in \(url.path)")
    case .memory(let recording, let error):
      localized("What was recorded of \(recording.name) is in memory only, save it: \(error)")
    }
  }
}
