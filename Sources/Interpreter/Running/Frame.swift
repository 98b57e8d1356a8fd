/// One call on its way: the values of its variables.
///
/// Slot 0 is `self` in methods. The checker gives every variable its slot, and clears the slots of
/// a scope, the last declared first, when the scope ends.
final class Frame {
  let run: Run
  var slots: [Value]
  /// What `return` gives.
  var result = Value.void

  init(_ run: Run, slotCount: Int) {
    self.run = run
    slots = Array(repeating: .void, count: slotCount)
  }
}
