import Scenarios

/// Skipping an action, to see the run without it; undo restores it.
extension Session {
  /// The index of the gesture that caused the last event; nil if none did.
  private var latestGesture: Int? {
    guard player.eventCount > (outcome.script?.eventCount ?? 0) else { return nil }
    return gestureStarts.lastIndex { $0 < player.eventCount }
  }

  /// Whether a gesture or script line can be skipped here.
  package var canSkip: Bool { latestGesture != nil || executedLine != nil }

  /// The script line that would be skipped here; nil if it is a gesture, or nothing.
  package var lineToSwitchOff: String? { latestGesture == nil ? executedLineText : nil }

  /// Skips the action and recomputes all that follows.
  ///
  /// A gesture is omitted in a new branch. A script line becomes a comment.
  package mutating func switchOff() {
    giveBack()
    if let latestGesture {
      remember()
      fork()
      var gestures = run.gestures
      gestures.remove(at: latestGesture)
      let place = player.playhead
      replay(run.with(gestures))
      player.seek(to: place, in: recording)
    } else if let line = executedLine, let text = document?.text {
      writeScript(text.commentingOut(line: line))
    }
  }
}

extension String {
  /// The text with a line, from 1, commented out; its indent stays.
  fileprivate func commentingOut(line number: Int) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(number - 1) else { return self }
    let line = lines[number - 1]
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    lines[number - 1] = indent + "// off: " + line.dropFirst(indent.count)
    return lines.joined(separator: "\n")
  }
}
