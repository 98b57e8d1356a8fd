import Figures
import Geometry
import GtkKit
import Session

/// Pointer input: selecting, folding by the handle, dragging cards, panning and zooming.
extension HierarchyPane {
  func listenToPointer() {
    canvas.onClick { [weak self] event in self?.click(event) }
    canvas.onSecondClick { [weak self] event in
      guard let self, let key = cards.key(of: event.node) else { return }
      // The menu's card becomes the selection in every pane.
      if key.kind != .chain { _ = perform(.select(key.node)) }
      openMenu(for: key, onto: nil, at: event.position)
    }
    canvas.onDrag { [weak self] event in self?.drag(event) }
    canvas.onDrag(with: .middle) { [weak self] event in self?.panDrag(event) }
    canvas.onHover { [weak self] event in self?.hover(event) }
    canvas.onScroll { [weak self] event in self?.scroll(event) ?? false }
    canvas.onTooltip { [weak self] event in self?.words(at: event) }
    var scaleAtStart = 1.0
    canvas.onPinch { [weak self] event in
      if event.phase == .began { scaleAtStart = self?.viewport.scale ?? 1 }
      self?.look { $0.zoom(to: scaleAtStart * event.scale, at: event.center) }
    }
    minimap.onGo { [weak self] place in self?.look { $0.center(on: place) } }
  }

  /// A click selects, or folds if it is on a handle.
  private func click(_ event: ClickEvent) {
    isSpaceDown = false
    if let key = foldable(at: event.position) {
      _ = perform(.toggleFold(key))
      return
    }
    guard let key = cards.key(of: event.node) ?? paintedCard(at: event.position) else {
      _ = perform(.select(nil))
      return
    }
    current = key
    if event.count == 2, key.kind != .chain { return doubleClick(key) }
    activate(key)
    host()
    _ = cards[key]?.grabFocus()
  }

  /// Performs the preferred double-click action; the first click has selected the card.
  private func doubleClick(_ key: Card.Key) {
    switch doubleClick {
    case .isolates: isolate(key)
    case .folds: _ = perform(.toggleFold(key))
    case .nothing: break
    }
  }

  /// Expands a chain; selects any other card.
  func activate(_ key: Card.Key) {
    if key.kind == .chain {
      focus(perform(.right(key)))
    } else {
      _ = perform(.select(key.node))
    }
  }

  /// The card at a point, if it has no widget.
  private func paintedCard(at point: CGPoint) -> Card.Key? {
    let place = viewport.place(at: point)
    return index?.cards(near: place, reach: 0)
      .first { cards[$0.key] == nil && $0.frame.contains(place) }?.key
  }

  private func hover(_ event: PointerEvent?) {
    let place = event.map { viewport.place(at: $0.position) }
    let key = place.flatMap { place in
      // The handle extends beyond the card but belongs to it.
      index?.cards(near: place, reach: 10).first {
        $0.frame.contains(place)
          || $0.key == hovered && $0.frame.insetBy(dx: 0, dy: -10).contains(place)
      }?.key
    }
    guard key != hovered else { return }
    hovered = key
    onPoint(key?.node)
    canvas.queueDraw()
  }

  /// A tooltip for a card that is too small to read.
  private func words(at event: PointerEvent) -> String? {
    guard viewport.scale < 0.55 else { return nil }
    return index?.card(at: viewport.place(at: event.position))?.label
  }

  /// The wheel pans, horizontally with Shift; with Control it zooms at the pointer.
  private func scroll(_ event: ScrollEvent) -> Bool {
    if let factor = event.magnification {
      look { $0.zoom(by: factor, at: event.position) }
      return true
    }
    guard viewport.isExceeded else { return false }
    look { $0.pan(by: event.shift) }
    return true
  }
}

/// Dragging.
extension HierarchyPane {
  /// Dropping a card onto another offers calls; a drag of the background, or with space held, pans.
  private func drag(_ event: DragEvent) {
    let (from, onto) = (cards.key(of: event.node), cards.key(of: event.below))
    guard let from, pan == nil, !isSpaceDown else { return panDrag(event) }
    switch event.phase {
    case .began, .changed:
      let other = onto.map { $0.node != from.node ? [$0] : [] } ?? []
      cards.point(out: Set([from] + other))
    case .ended, .cancelled:
      cards.pointOutSelection()
      guard event.phase == .ended, let onto, from.node != onto.node else { return }
      openMenu(for: from, onto: onto, at: event.position)
    }
  }

  private func panDrag(_ event: DragEvent) {
    switch event.phase {
    case .began:
      pan = .zero
      spaceCard = nil
      canvas.setCursor("grabbing")
    case .changed:
      let last = pan ?? .zero
      let offset = event.offset
      pan = offset
      look { $0.pan(by: CGPoint(x: offset.x - last.x, y: offset.y - last.y)) }
    case .ended, .cancelled:
      pan = nil
      canvas.setCursor(nil)
    }
  }
}
