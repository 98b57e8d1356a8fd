import Foundation
import GtkKit
import Hierarchy
import Session
import Support

/// A line above the panes: what was recorded of a program and not saved, and where it is now.
///
/// It waits for an answer and blocks nothing.
final class KeptRecordingBar {
  private let notice: Notice
  var widget: Widget { notice.widget }
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
    notice = Notice(Self.words(content))
    let answer = { [weak self] (answer: Answer) -> () -> Void in
      { if let self { onAnswer(self, answer) } }
    }
    if case .file = content { notice.offer(localized("Reopen"), answer(.openAgain)) }
    notice.offer(localized("Save As…"), answer(.save))
    notice.offerToDismiss(answer(.close))
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
      localized("Unsaved recording of \(name): \(url.path)")
    case .file(let url, nil):
      localized("Unsaved recording of a program: \(url.path)")
    case .memory(let recording, let error):
      localized("The recording of \(recording.name) is in memory only. Save it: \(error)")
    }
  }
}
