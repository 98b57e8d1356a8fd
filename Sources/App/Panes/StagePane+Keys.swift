import Figures
import Geometry
import GtkKit
import Hierarchy
import Session

/// The keyboard: arrows move the marker or the map that has it, plus and minus come closer and go
/// away, Home brings the marker to where it started and its map with it, Escape gives a drag back.
extension StagePane {
  /// How far an arrow moves a marker, in points of its map; with Shift ten times as far.
  private static let step = 1.0
  /// How far an arrow moves a map.
  private static let stride = 40.0
  /// How much closer a plus comes.
  private static let closer = 1.5

  func press(_ event: KeyEvent) -> Bool {
    if event.key == .escape, hand != nil {
      giveBack()
      return true
    }
    if event.key == .menu || event.key == .f10 && event.modifiers == .shift {
      openMenu(forKeyboardOn: event.node)
      return event.node != nil
    }
    let focused = event.node.flatMap { node in readers.first { $0.value === node }?.key }
    guard let session, let focused, event.modifiers.isSubset(of: .shift) else { return false }
    switch focused.kind {
    case .marker(let index):
      return returnHome(by: event.key, marker: index, map: focused.node)
        || zoom(focused.node, by: event.key, about: index)
        || press(event, marker: index, map: focused.node, in: session.state)
    case .map:
      return returnHome(by: event.key, marker: 0, map: focused.node)
        || zoom(focused.node, by: event.key, about: nil)
        || press(event, map: focused.node, in: session.state)
    case .button, .text: return false
    }
  }

  /// Brings a marker back to where it stood at first, and the map to its own view of that place.
  private func returnHome(by key: Key, marker: Int, map: NodeID) -> Bool {
    guard key == .home else { return false }
    mapLook.release(map)
    act(.returnHome(marker: marker, map: map))
    return true
  }

  private func press(
    _ event: KeyEvent, marker: Int, map: NodeID, in state: HierarchyState
  ) -> Bool {
    let length = event.modifiers.contains(.shift) ? 10 * Self.step : Self.step
    guard let way = event.key.way,
      let move = mapLook.degrees(
        of: CGPoint(x: way.x * length, y: way.y * length), on: map, in: state)
    else { return false }
    act(.nudge(marker: marker, map: map, latitude: move.latitude, longitude: move.longitude))
    return true
  }

  private func press(_ event: KeyEvent, map: NodeID, in state: HierarchyState) -> Bool {
    guard let way = event.key.way else { return false }
    let length = event.modifiers.contains(.shift) ? 4 * Self.stride : Self.stride
    mapLook.pan(
      map, from: .zero, to: CGPoint(x: -way.x * length, y: -way.y * length), in: state)
    return true
  }

  /// Comes closer or goes away, about a marker of the map or about its middle.
  private func zoom(_ map: NodeID, by key: Key, about marker: Int?) -> Bool {
    let factor: Double? =
      switch key {
      case .character("+"), .character("="): Self.closer
      case .character("-"): 1 / Self.closer
      default: nil
      }
    guard let factor, let session, let size = session.state.presentation(of: map)?.bounds.size
    else { return false }
    var point = CGPoint(x: size.width / 2, y: size.height / 2)
    if let marker, let figure {
      let stand = figure.markers(in: session.state).first { $0.map == map && $0.index == marker }
      point =
        stand.flatMap { figure.point($0.foot, in: map, of: session.state) } ?? point
    }
    mapLook.zoom(map, by: factor, about: point, in: session.state)
    return true
  }
}

extension Key {
  /// Which way an arrow points, down the screen positive.
  fileprivate var way: CGPoint? {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    default: nil
    }
  }
}
