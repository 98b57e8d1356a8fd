package import Geometry

/// Replacing the timing curves of running animations.
extension HierarchyState {
  /// The state with another curve for these animations; they start and end as before.
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
