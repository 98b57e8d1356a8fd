import Hierarchy
import Lessons

/// Boundaries: the ends of a run, or the first and last page of a lesson.
extension Session {
  /// Whether stepping back is impossible.
  package var isAtStart: Bool {
    lesson.map { $0.progress.page == 0 } ?? (player.eventCount == 0 && player.instant <= .zero)
  }

  /// Whether stepping forward shows nothing new.
  package var isAtEnd: Bool {
    if let lesson { return lesson.progress.page + 1 >= lesson.pages.count }
    switch upcoming {
    case .event, .asked: return false
    case .nothing, .endOfScript, .nothingRecorded, .live:
      return stepUnit == .callback || player.instant >= recording.end
    }
  }

  /// Changes the speed by one step; returns the new speed.
  @discardableResult
  package mutating func changeSpeed(faster: Bool) -> Double {
    let speeds = Player.speeds.sorted()
    let next =
      faster
      ? speeds.first { $0 > player.speed } ?? speeds.last
      : speeds.last { $0 < player.speed } ?? speeds.first
    if let next { setSpeed(next) }
    return player.speed
  }
}
