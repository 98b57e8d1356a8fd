package import Geometry

/// The same instant, had animations another pace.
extension HierarchyState {
  /// The state with these animations at the pace of another curve; they begin and end when they did.
  package func with(_ curve: TimingCurve, for animations: Set<Int32>) -> HierarchyState {
    var state = self
    for index in state.animations.indices where animations.contains(state.animations[index].id) {
      let old = state.animations[index]
      state.animations[index] = AnimationState(
        id: old.id, view: old.view, motion: old.motion, begin: old.begin, duration: old.duration,
        curve: curve)
    }
    return state
  }
}
