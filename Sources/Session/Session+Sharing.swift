import Geometry
import Scenarios

/// Split View: two apps on one screen, with a divider.
extension Session {
  /// The tablet for Split View, if the screen is smaller.
  private static let tablet = CGSize(width: 1024, height: 768)

  /// The shared screen at the playhead; nil if the app has the whole screen.
  package var sharedScreen: SharedScreen? {
    let begun = zip(run.gestures, gestureStarts).prefix {
      $0.1 <= player.eventCount && $0.0.instant <= player.instant
    }
    for (timed, _) in begun.reversed() {
      switch timed.gesture {
      case .share(let screen, let width, _):
        return width < screen.width ? SharedScreen(size: screen, width: width) : nil
      case .resize: return nil
      default: continue
      }
    }
    return nil
  }

  /// Gives the app a part of the screen, animated; a phone's app moves to a tablet.
  package mutating func share(_ part: SharedScreen.Part) {
    if sharedScreen == nil, part == .whole { return }
    let screen = screenToShare
    perform(
      .share(
        screen: screen, width: SharedScreen.width(of: part, on: screen), animated: true))
  }

  private var screenToShare: CGSize {
    if let sharedScreen { return sharedScreen.size }
    guard let size = deviceSize, min(size.width, size.height) >= Self.tablet.height else {
      return Self.tablet
    }
    return size
  }

  /// Rotates the screen by 90°; the app keeps its part.
  mutating func turn(_ shared: SharedScreen) {
    let screen = CGSize(width: shared.size.height, height: shared.size.width)
    let width =
      shared.part.map { SharedScreen.width(of: $0, on: screen) }
      ?? (shared.width * screen.width / shared.size.width).rounded()
    perform(.share(screen: screen, width: width, animated: true))
  }

  /// Moves the divider, measured from the left.
  mutating func moveDivider(of screen: CGSize, to place: Double) {
    act(
      .share(
        screen: screen, width: SharedScreen.width(near: place, on: screen), animated: false))
  }
}
