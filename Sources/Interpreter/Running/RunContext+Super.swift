import Containment
import Hierarchy

/// Calls through `super`, and the line attributed to appearance callbacks that a script calls
/// itself.
extension RunContext {
  /// Calls a script superclass's method, attributed to the caller of the override.
  func invokeSuper(
    _ function: ScriptFunction, receiver: inout ScriptValue, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    superLine = callLines.last
    return try invoke(function, receiver: &receiver, arguments)
  }

  /// Calls the method of a compiled superclass.
  ///
  /// If that is an appearance callback that the script calls itself, its diagnostics are attributed
  /// to the line that called the override.
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
  /// The events of an appearance callback that a script called itself: the callback, then its
  /// diagnostics; nil if there are none.
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
