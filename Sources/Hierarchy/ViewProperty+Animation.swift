import Geometry

/// Additive animation of properties: the current value plus the remaining difference.
///
/// As in UIKit since iOS 8, a second animation or an unanimated change of the same property does
/// not make the display jump.
extension ViewState {
  /// Moves a property back toward the start of its animation, by the remaining fraction.
  mutating func rewind(from start: ViewProperty, to end: ViewProperty, by left: Double) {
    switch (start, end) {
    case (.bounds(let a), .bounds(let b)):
      bounds = CGRect(
        x: bounds.minX + (a.minX - b.minX) * left, y: bounds.minY + (a.minY - b.minY) * left,
        width: bounds.width + (a.width - b.width) * left,
        height: bounds.height + (a.height - b.height) * left)
    case (.center(let a), .center(let b)):
      center = CGPoint(x: center.x + (a.x - b.x) * left, y: center.y + (a.y - b.y) * left)
    case (.transform(let a), .transform(let b)):
      let now = transform
      transform = CGAffineTransform(
        a: now.a + (a.a - b.a) * left, b: now.b + (a.b - b.b) * left,
        c: now.c + (a.c - b.c) * left, d: now.d + (a.d - b.d) * left,
        tx: now.tx + (a.tx - b.tx) * left, ty: now.ty + (a.ty - b.ty) * left)
    case (.alpha(let a), .alpha(let b)): alpha += (a - b) * left
    case (.cornerRadius(let a), .cornerRadius(let b)): cornerRadius += (a - b) * left
    case (.backgroundColor(let a?), .backgroundColor):
      backgroundColor = backgroundColor?.mixed(with: a, by: left)
    case (.content(.map(let a)), .content(.map(let b))):
      guard case .map(var map) = content else { return }
      map.rewind(from: a, to: b, by: left)
      content = .map(map)
    case (.content(.slidingBar(let a)), .content(.slidingBar(let b))):
      guard case .slidingBar(var bar) = content else { return }
      bar.progress += (a.progress - b.progress) * left
      content = .slidingBar(bar)
    default: break
    }
  }
}

extension Content.Map {
  /// Moves the map back toward the start of its animation, the short way around the globe.
  mutating func rewind(from start: Content.Map, to end: Content.Map, by left: Double) {
    center.rewind(from: start.center, to: end.center, by: left)
    latitudeSpan += (start.latitudeSpan - end.latitudeSpan) * left
    longitudeSpan += (start.longitudeSpan - end.longitudeSpan) * left
    for index in markers.indices where index < min(start.markers.count, end.markers.count) {
      let (from, to) = (start.markers[index], end.markers[index])
      markers[index].place.rewind(from: from.place, to: to.place, by: left)
      markers[index].lift += (from.lift - to.lift) * left
    }
  }
}

extension Content.Place {
  mutating func rewind(from start: Content.Place, to end: Content.Place, by left: Double) {
    latitude += (start.latitude - end.latitude) * left
    let turn = (start.longitude - end.longitude + 540).truncatingRemainder(dividingBy: 360) - 180
    longitude += turn * left
  }
}
