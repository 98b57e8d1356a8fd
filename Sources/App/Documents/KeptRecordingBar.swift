import Foundation
import GtkKit
import Hierarchy
import Session
import Support

/// A notice about a program's unsaved recording and where it is kept.
///
/// It stays until it is answered and does not block the window.
final class KeptRecordingBar {
  let notice: Notice
  let content: Content

  /// The recording that the notice is about.
  enum Content {
    /// A file; the program is unknown if the recording is from an earlier session.
    case file(URL, of: String?)
    /// Kept in memory only, because writing failed.
    case memory(UnsavedRecording, RecordingDraftError)
  }

  /// The user's answer.
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

  /// The suggested file name.
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
