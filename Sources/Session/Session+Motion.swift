// What moves next while time passes by itself, so that it can be painted before it does.

package import Hierarchy

extension Session {
  /// The animation that runs, or the next one to begin; nil when time stands or nothing comes soon.
  package var nextMotion: AnimationState? {
    guard isMoving else { return nil }
    if let running = state.animations.first(where: { $0.duration > 0 }) { return running }
    let seen = recording.changeCount(afterEvents: player.eventCount)
    for index in recording.changes.indices.dropFirst(seen).prefix(Self.soon) {
      if case .animationBegan(let animation) = recording.changes[index], animation.duration > 0 {
        return animation
      }
    }
    return nil
  }

  /// How many changes away something may be to come soon.
  private static let soon = 2000

  /// How all looks before and after the middle of an animation: what turns over is seen from both sides.
  package func looks(amid animation: AnimationState) -> [HierarchyState] {
    [0.25, 0.75].map { part in
      recording.state(at: animation.begin.advanced(by: part * animation.duration))
    }
  }
}
