public import Geometry

/// A running animation as a value; what it looks like is worked out for the asked instant.
public struct AnimationState: Hashable, Sendable {
  /// Its number, counted from 1 in the order animations begin.
  public let id: Int32
  /// The view it moves; for a transition the host that turns or fades.
  public let view: NodeID
  /// What it moves, and from where to where.
  public let motion: Motion
  /// When it begins to move.
  public let begin: Instant
  /// How long it moves, in seconds.
  public let duration: Double
  /// Its pace.
  public let curve: TimingCurve

  /// What an animation moves.
  public enum Motion: Hashable, Sendable {
    /// A property, from one value to another of the same kind.
    case property(from: ViewProperty, to: ViewProperty)
    /// A built-in transition of the host from one subview to another.
    case transition(TransitionStyle, from: NodeID, to: NodeID)
  }

  /// An animation from its parts.
  public init(
    id: Int32, view: NodeID, motion: Motion, begin: Instant, duration: Double, curve: TimingCurve
  ) {
    self.id = id
    self.view = view
    self.motion = motion
    self.begin = begin
    self.duration = duration
    self.curve = curve
  }

  /// How far it has come at `instant`, 0…1, with its curve applied.
  public func progress(at instant: Instant) -> Double {
    guard duration > 0 else { return instant < begin ? 0 : 1 }
    return curve.progress(
      at: Double(instant.nanoseconds - begin.nanoseconds) / (duration * 1e9))
  }
}

/// The built-in ways from one view to another.
///
/// UIKit: `UIView.AnimationOptions.transition…`.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, crossDissolve
}

extension ViewProperty {
  /// The value a `fraction`, 0…1, of the way from this one to `end`.
  ///
  /// Properties that cannot be mixed have the end's value throughout, as in UIKit.
  public func mixed(with end: ViewProperty, by fraction: Double) -> ViewProperty {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return switch (self, end) {
    case (.bounds(let a), .bounds(let b)):
      .bounds(
        CGRect(
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    case (.center(let a), .center(let b)):
      .center(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.transform(let a), .transform(let b)):
      .transform(
        CGAffineTransform(
          a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d),
          tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty)))
    case (.alpha(let a), .alpha(let b)): .alpha(mix(a, b))
    case (.backgroundColor(let a?), .backgroundColor(let b?)):
      .backgroundColor(a.mixed(with: b, by: fraction))
    case (.content(.map(let a)), .content(.map(let b))):
      .content(.map(a.mixed(with: b, by: fraction)))
    default: end
    }
  }
}

extension Content.Map {
  /// The map a `fraction`, 0…1, of the way to `end`; the short way round the globe.
  func mixed(with end: Content.Map, by fraction: Double) -> Content.Map {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    func mix(_ a: Content.Place, _ b: Content.Place) -> Content.Place {
      let turn = (b.longitude - a.longitude + 540).truncatingRemainder(dividingBy: 360) - 180
      return Content.Place(
        latitude: mix(a.latitude, b.latitude), longitude: a.longitude + turn * fraction)
    }
    var map = end
    map.center = mix(center, end.center)
    map.latitudeSpan = mix(latitudeSpan, end.latitudeSpan)
    map.longitudeSpan = mix(longitudeSpan, end.longitudeSpan)
    for (index, marker) in markers.enumerated() where index < map.markers.count {
      map.markers[index].place = mix(marker.place, end.markers[index].place)
      map.markers[index].lift = mix(marker.lift, end.markers[index].lift)
    }
    return map
  }
}
