import Scenarios

/// Switching something off, to see what would be without it; undo switches it on again.
extension Session {
  /// The gesture that led to what has just happened, by its place; nil for what no gesture led to.
  private var latestGesture: Int? {
    guard player.eventCount > (outcome.script?.eventCount ?? 0) else { return nil }
    return gestureStarts.lastIndex { $0 < player.eventCount }
  }

  /// Whether there is a gesture or a line of the script to switch off here.
  package var canSwitchOff: Bool { latestGesture != nil || executedLine != nil }

  /// The line of the script that would be switched off here; nil where it is a gesture, or nothing.
  package var lineToSwitchOff: String? { latestGesture == nil ? executedLineText : nil }

  /// Skips the action and recomputes all that follows.
  ///
  /// A gesture is left out in a branch of its own. A line of the script becomes a comment.
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
  /// The same with a line, counted from 1, made a comment; its indent stays.
  fileprivate func commentingOut(line number: Int) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(number - 1) else { return self }
    let line = lines[number - 1]
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    lines[number - 1] = indent + "// off: " + line.dropFirst(indent.count)
    return lines.joined(separator: "\n")
  }
}
