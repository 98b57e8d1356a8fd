import Figures
import Geometry
import GtkKit
import Hierarchy
import Session

/// Keyboard: arrows move the focused marker or map, plus and minus zoom, Home returns the marker to
/// its start with its map, Escape cancels a drag.
extension StagePane {
  /// The distance of an arrow key for a marker, in points of its map; ten times that with Shift.
  private static let step = 1.0
  /// The distance of an arrow key for a map.
  private static let stride = 40.0
  /// The zoom factor of plus.
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
    guard let model, let focused, event.modifiers.isSubset(of: .shift) else { return false }
    switch focused.kind {
    case .marker(let index):
      return returnHome(by: event.key, marker: index, map: focused.node)
        || zoom(focused.node, by: event.key, about: index)
        || press(event, marker: index, map: focused.node, in: model.state)
    case .map:
      return returnHome(by: event.key, marker: 0, map: focused.node)
        || zoom(focused.node, by: event.key, about: nil)
        || press(event, map: focused.node, in: model.state)
    case .button, .text: return false
    }
  }

  /// Returns a marker to its start, and the map to its default viewport there.
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

  /// Zooms about a marker of the map, or about its center.
  private func zoom(_ map: NodeID, by key: Key, about marker: Int?) -> Bool {
    let factor: Double? =
      switch key {
      case .character("+"), .character("="): Self.closer
      case .character("-"): 1 / Self.closer
      default: nil
      }
    guard let factor, let model, let size = model.state.presentation(of: map)?.bounds.size
    else { return false }
    var point = CGPoint(x: size.width / 2, y: size.height / 2)
    if let marker, let figure {
      let stand = figure.markers(in: model.state).first { $0.map == map && $0.index == marker }
      point =
        stand.flatMap { figure.point($0.foot, in: map, of: model.state) } ?? point
    }
    mapLook.zoom(map, by: factor, about: point, in: model.state)
    return true
  }
}

extension Key {
  /// The direction of an arrow key, y downwards.
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
