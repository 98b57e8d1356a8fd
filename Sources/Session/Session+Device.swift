package import Geometry
import Hierarchy
import Scenarios

/// What a person does to the device, whatever runs on it.
extension Session {
  /// The sizes a device may have at once.
  package static let deviceSizes = DeviceSize.all
  /// What a device that is pulled larger or smaller may measure, in points.
  private static let possibleSides = 120.0...1600.0

  /// The size of the window, when everything has come to rest.
  package var deviceSize: CGSize? {
    state.windows.first.flatMap { state.views[$0.view]?.bounds.size }
  }

  /// Turns the device by a quarter.
  package mutating func rotate() {
    if let sharedScreen { turn(sharedScreen) } else { perform(.rotate) }
  }

  /// Lays the device on a table; turning it picks it up.
  package mutating func layFlat() { perform(.layFlat) }

  /// Lets memory run short.
  package mutating func warnOfMemory() { perform(.warnOfMemory) }

  /// Lets the network answer in this way from now on.
  package mutating func setNetwork(_ network: DeviceNetwork) {
    perform(.network(latency: network.latency, isDown: network == .down))
  }

  /// How the network answers in the end, or nil where it is as the system has it.
  package var network: DeviceNetwork? {
    guard let surroundings = outcome.surroundings else { return nil }
    if surroundings.isDown { return .down }
    return DeviceNetwork.allCases.first { $0 != .down && $0.latency == surroundings.latency }
  }

  /// Gives the device another size, as an animation.
  package mutating func resize(to size: CGSize) {
    perform(.resize(Self.possible(size), animated: true))
  }

  /// Takes hold of the device's edge, or of the divider between two apps.
  package mutating func beginResize() {
    let (size, screen) = (deviceSize, sharedScreen)
    pull = Pull(size: size, screen: screen?.size, before: takeHold())
  }

  /// Pulls the edge; only the last size counts, and only its width for a divider.
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

  /// Lets the edge go; or gives the device its size back, as if it had never been pulled.
  package mutating func endResize(cancelled: Bool = false) {
    guard let pull else { return }
    self.pull = nil
    if cancelled || deviceSize == pull.size { restore(pull.before) }
  }

  /// An edge in hand, and how large the device was; or the divider of a shared screen.
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
