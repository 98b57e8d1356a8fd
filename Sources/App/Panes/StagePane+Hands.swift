import Drawing
import Figures
import Foundation
import Geometry
import GioKit
import GtkKit
import Hierarchy
import Session

/// Touch input: tapping buttons, dragging markers, panning and zooming maps.
extension StagePane {
  /// The hit radius of a marker beyond its picture: a target of 44 points around its foot.
  private static let reach = 22.0
  /// How long to wait for a second click, in seconds.
  private static let clickPause = 0.35
  /// The wheel distance that doubles a map's scale, in points.
  private static let doubling = 120.0
  /// How fast a map scrolls below a marker held at its edge, in points per second.
  private static let edgeSpeed = 260.0

  func listenToHands() {
    canvas.onClick { [weak self] event in self?.click(event) }
    canvas.onLongPress { [weak self] event in self?.press(longAt: event) }
    canvas.onDrag { [weak self] event in self?.drag(event) }
    canvas.onDrag(with: .middle) { [weak self] event in self?.dragPicture(event) }
    canvas.onSecondPress { [weak self] in self?.giveBack() }
    canvas.onScroll { [weak self] event in self?.scroll(event) ?? false }
    canvas.onPinch { [weak self] event in self?.pinch(event) }
    canvas.onHover { [weak self] event in self?.hover(event) }
  }

  /// The nearest marker within reach of a point; the upper one of two at the same place.
  private func marker(near point: CGPoint) -> StageFigure.Marker? {
    guard let model, let figure else { return nil }
    return figure.markers(in: model.state).reversed()
      .filter { $0.distance(to: point) <= Self.reach }
      .min { $0.distance(to: point) < $1.distance(to: point) }
  }

  private func map(at point: CGPoint) -> NodeID? {
    guard let model else { return nil }
    return figure?.map(at: point, in: model.state)
  }

  private func point(_ point: CGPoint, in map: NodeID) -> CGPoint? {
    guard let model else { return nil }
    return figure?.point(point, in: map, of: model.state)
  }

  private func hover(_ event: PointerEvent?) {
    guard hand == nil else { return }
    if event != nil { isAtHand = true }
    point(at: event?.position)
    guard let event, marker(near: event.position) == nil else {
      return canvas.setCursor(event == nil ? nil : "grab")
    }
    canvas.setCursor(grip(at: event.position)?.cursor)
  }
}

/// Clicks.
extension StagePane {
  private func click(_ event: ClickEvent) {
    guard let model, let figure else { return }
    click += 1
    if event.modifiers == .alt { return pickBehind(at: event.position) }
    let hit = figure.picture.node(at: event.position)
    if let marker = marker(near: event.position) {
      _ = reader(of: marker.map, .marker(marker.index))?.grabFocus()
      act(.select(controller(of: marker.map)))
    } else if let map = map(at: event.position) {
      click(event, on: map)
    } else if let hit, event.modifiers.isEmpty, model.state.isButton(hit),
      figure.picture.node(touchedAt: event.position) == hit
    {
      _ = event.node?.grabFocus()
      act(.tap(hit))
    } else {
      _ = event.node?.grabFocus()
      act(.select(hit.map(controller(of:))))
    }
  }

  /// A single click selects the map and then moves its marker there; a double click zooms in.
  private func click(_ event: ClickEvent, on map: NodeID) {
    _ = reader(of: map, .map)?.grabFocus()
    guard event.count == 1 else {
      if let point = point(event.position, in: map), let model {
        mapLook.zoom(map, by: 2, about: point, in: model.state)
      }
      return
    }
    act(.select(controller(of: map)))
    guard event.modifiers.isEmpty, let place = place(at: event.position, on: map) else { return }
    let mine = click
    MainLoop.async(after: Self.clickPause) { [weak self] in
      guard let self, click == mine, hand == nil else { return }
      act(.move(marker: 0, map: map, to: place))
    }
  }

  private func press(longAt event: PointerEvent) {
    guard hand == nil, marker(near: event.position) == nil, let map = map(at: event.position),
      let place = place(at: event.position, on: map)
    else { return }
    // The click that ends the press must not move it again.
    act(.move(marker: 0, map: map, to: place))
  }

  private func controller(of view: NodeID) -> NodeID {
    model?.state.views[view]?.controller ?? view
  }

  func reader(of node: NodeID, _ kind: StageFigure.AccessibleItem.Kind) -> NodeWidget? {
    readers[StageFigure.AccessibleItem.ID(node: node, kind: kind)]
  }

  private func place(at point: CGPoint, on map: NodeID) -> Content.Place? {
    guard let model else { return nil }
    return figure?.place(at: point, on: map, in: model.state)
  }
}

/// Drags: markers take precedence over the map below.
extension StagePane {
  private func drag(_ event: DragEvent) {
    switch event.phase {
    case .began:
      grab(event)
      switch hand {
      case nil: canvas.setCursor(nil)
      case .edge(let grip): canvas.setCursor(grip.cursor)
      default: canvas.setCursor("grabbing")
      }
    case .changed: carry(to: event.position)
    case .ended: release(at: event.position)
    case .cancelled: giveBack()
    }
  }

  private func grab(_ event: DragEvent) {
    click += 1
    sightsBefore = mapLook.sights
    if let marker = marker(near: event.start) {
      _ = reader(of: marker.map, .marker(marker.index))?.grabFocus()
      let offset = CGPoint(x: marker.foot.x - event.start.x, y: marker.foot.y - event.start.y)
      hand = .marker(marker.index, map: marker.map, offset: offset, at: event.start)
      act(.grab(marker: marker.index, map: marker.map))
    } else if let grip = grip(at: event.start) {
      hand = .edge(grip)
      act(.beginResize)
    } else if let map = map(at: event.start), !mapLook.isOverview {
      _ = reader(of: map, .map)?.grabFocus()
      hand = .ground(map: map, at: event.start)
    } else if isZoomable {
      if viewport.isExceeded { hand = .picture(at: event.start) }
    } else if let view = figure?.picture.node(at: event.start), model?.state.views[view] != nil {
      hand = .screen(start: event.start, moved: .now)
      act(.touch(view))
    }
  }

  private func carry(to position: CGPoint) {
    switch hand {
    case nil: return
    case .marker(let index, let map, let offset, _):
      hand = .marker(index, map: map, offset: offset, at: position)
      sendMarker()
      pushAtEdge()
    case .ground(let map, let last):
      guard let model, let start = point(last, in: map), let end = point(position, in: map) else {
        return
      }
      hand = .ground(map: map, at: position)
      mapLook.pan(map, from: start, to: end, in: model.state)
    case .picture(let last):
      hand = .picture(at: position)
      look { $0.pan(by: CGPoint(x: position.x - last.x, y: position.y - last.y)) }
    case .edge(let grip): act(.resize(to: grip.size(pulledTo: position)))
    case .screen(let start, _):
      guard let figure else { return }
      hand = .screen(start: start, moved: .now)
      let scale = max(figure.screenTransform.a, 0.01)
      act(
        .pan(
          by: CGSize(width: (position.x - start.x) / scale, height: (position.y - start.y) / scale))
      )
    }
  }

  private func release(at position: CGPoint) {
    if case .screen? = hand {} else { carry(to: position) }
    letGo(cancelled: false)
  }

  /// Cancels the drag and restores the map viewport.
  func giveBack() {
    guard hand != nil else { return }
    letGo(cancelled: true)
    mapLook.sights = sightsBefore
  }

  /// Ends the drag; its marker stays, or returns if `cancelled`.
  private func letGo(cancelled: Bool) {
    let held = hand
    hand = nil
    edgeClock.stop()
    canvas.setCursor(nil)
    switch held {
    case .marker: act(.drop(cancelled: cancelled))
    case .edge: act(.endResize(cancelled: cancelled))
    case .screen(_, let moved):
      act(.lift(rested: moved.duration(to: .now) > .milliseconds(80), cancelled: cancelled))
    case .ground, .picture, nil: break
    }
  }

  /// Sends the place of the dragged marker's foot; keeps the grab offset, and allows points outside
  /// the map.
  private func sendMarker() {
    guard case .marker(let index, let map, let offset, let finger)? = hand, let model,
      let place = figure?.place(
        nearest: CGPoint(x: finger.x + offset.x, y: finger.y + offset.y), forMarker: index,
        on: map, in: model.state)
    else { return }
    act(.drag(to: place))
  }

  /// Scrolls the map below a marker that is held at its edge.
  private func pushAtEdge() {
    guard push != nil, !edgeClock.isRunning, !mapLook.isOverview else { return }
    var last: Int64?
    edgeClock.start { [weak self] time in
      guard let self, let push, let model, case .marker(_, let map, _, _)? = hand else {
        return false
      }
      let step = Self.edgeSpeed * min(Double(time - (last ?? time)) / 1e6, 0.1)
      last = time
      mapLook.pan(
        map, from: .zero, to: CGPoint(x: push.x * step, y: push.y * step), in: model.state)
      sendMarker()
      return true
    }
  }

  private var push: CGPoint? {
    guard let model, case .marker(_, let map, _, let finger)? = hand else { return nil }
    return figure?.push(at: finger, on: map, in: model.state)
  }
}

/// Wheels, pads and two fingers.
extension StagePane {
  /// A wheel zooms at the pointer; two fingers on a touchpad pan the map, with Control they zoom.
  private func scroll(_ event: ScrollEvent) -> Bool {
    guard let model, let map = map(at: event.position),
      let point = point(event.position, in: map)
    else { return scrollPicture(event) }
    if event.isSliding, !event.modifiers.contains(.control) {
      mapLook.pan(
        map, from: point, to: CGPoint(x: point.x - event.delta.x, y: point.y - event.delta.y),
        in: model.state)
    } else {
      mapLook.zoom(
        map, by: pow(2, -event.delta.y / Self.doubling), about: point, in: model.state)
    }
    return true
  }

  private func pinch(_ event: PinchEvent) {
    guard let model, event.scale > 0 else { return }
    defer { pinch = event.scale }
    if event.phase == .began {
      // A pinch cancels a drag.
      giveBack()
      return
    }
    guard event.phase == .changed else { return }
    guard let map = map(at: event.center),
      let point = point(event.center, in: map)
    else { return zoom(by: event.scale / pinch, at: event.center) }
    mapLook.zoom(map, by: event.scale / pinch, about: point, in: model.state)
  }
}
