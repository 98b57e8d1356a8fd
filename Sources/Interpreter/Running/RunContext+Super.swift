import Containment
import Hierarchy

/// Calls of the superclass's methods, and which line is to blame for callbacks called by hand.
extension RunContext {
  /// Calls the method of a superclass of the script; it counts as called from where the override was.
  func invokeSuper(
    _ function: ScriptFunction, receiver: inout ScriptValue, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    superLine = callLines.last
    return try invoke(function, receiver: &receiver, arguments)
  }

  /// Calls the method of a compiled superclass.
  ///
  /// When that was an appearance callback which the script calls by hand, the line that called the
  /// override is to blame for what is said about it.
  func askSuper(
    _ member: Member, _ receiver: ScriptValue, _ arguments: consuming [Containment.Value]
  ) throws(Stop) -> ScriptValue {
    let first = simulation.eventCount
    let result = try ask(member, receiver, arguments)
    if let line = callLines.last, simulation.eventCount > first,
      let events = simulation.recording.wordsAboutHandmadeCallback(at: first)
    {
      steps.blame(line: line, for: events)
    }
    return result
  }
}

extension Recording {
  /// The events of an appearance callback at a place, if a program sent it by hand and that is
  /// reported: the callback, then what is said about it.
  fileprivate func wordsAboutHandmadeCallback(at place: Int) -> Range<Int>? {
    guard case .callback = events[place].kind else { return nil }
    var end = place + 1
    while end < events.count, case .diagnostic(let index) = events[end].kind,
      ["U2", "D08"].contains(diagnostics[Int(index)].id),
      events[end].subject == events[place].subject
    {
      end += 1
    }
    return end > place + 1 ? place..<end : nil
  }
}
