import Foundation
import Session

/// Going on where the last start ended.
extension MainWindow {
  /// Opens a lesson or a file of this name; what has another name is open already.
  func resume(_ name: String) {
    if Session.hasLesson(named: name) {
      openLesson(named: name)
    } else if name.hasPrefix("/"), FileManager.default.isReadableFile(atPath: name) {
      openFile(at: name)
    }
  }
}
