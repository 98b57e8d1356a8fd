package import Geometry
import Hierarchy
import Scenarios

/// User actions on the device, for any document.
extension Session {
  /// The preset device sizes.
  package static let deviceSizes = DeviceSize.all
  /// The limits of a resized device, in points.
  private static let possibleSides = 120.0...1600.0

  /// The window's final size.
  package var deviceSize: CGSize? {
    state.windows.first.flatMap { state.views[$0.view]?.bounds.size }
  }

  /// Rotates the device by 90°.
  package mutating func rotate() {
    if let sharedScreen { turn(sharedScreen) } else { perform(.rotate) }
  }

  /// Lays the device flat; rotating picks it up.
  package mutating func layFlat() { perform(.layFlat) }

  /// Sends a memory warning.
  package mutating func sendMemoryWarning() { perform(.warnOfMemory) }

  /// Sets the network's state from now on.
  package mutating func setNetwork(_ network: DeviceNetwork) {
    perform(.network(latency: network.latency, isDown: network == .down))
  }

  /// The network's final state, or nil for the container's own.
  package var network: DeviceNetwork? {
    guard let surroundings = outcome.surroundings else { return nil }
    if surroundings.isDown { return .down }
    return DeviceNetwork.allCases.first { $0 != .down && $0.latency == surroundings.latency }
  }

  /// Resizes the device, animated.
  package mutating func resize(to size: CGSize) {
    perform(.resize(Self.possible(size), animated: true))
  }

  /// Starts dragging the device's edge, or the divider between two apps.
  package mutating func beginResize() {
    let (size, screen) = (deviceSize, sharedScreen)
    pull = Pull(size: size, screen: screen?.size, before: takeHold())
  }

  /// Drags the edge; only the last size counts, and only its width for a divider.
  package mutating func continueResize(to size: CGSize) {
    guard let pull else { return }
    let size = Self.possible(size)
    guard size != deviceSize else { return }
    let before = pull.before
    (run, outcome, player) = (before.run, before.outcome, before.player)
    if let screen = pull.screen {
      moveDivider(of: screen, to: size.width)
    } else {
      act(.resize(size, animated: false))
    }
    player.seekToEnd(of: recording)
  }

  /// Ends the drag, or cancels it and restores the size.
  package mutating func endResize(cancelled: Bool = false) {
    guard let pull else { return }
    self.pull = nil
    if cancelled || deviceSize == pull.size { restore(pull.before) }
  }

  /// An edge drag with the device's initial size; or a divider drag.
  struct Pull {
    let size: CGSize?
    let screen: CGSize?
    let before: Before
  }

  private static func possible(_ size: CGSize) -> CGSize {
    func side(_ length: Double) -> Double {
      length.isFinite
        ? min(max(length.rounded(), possibleSides.lowerBound), possibleSides.upperBound) : 320
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}
