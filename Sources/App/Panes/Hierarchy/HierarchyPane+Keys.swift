import Figures
import Geometry
import GtkKit
import Session

/// Keyboard: navigating, folding, finding, zooming.
extension HierarchyPane {
  func listenToKeys() {
    canvas.onKey { [weak self] event in self?.press(event) ?? false }
    canvas.onKeyRelease { [weak self] key in if key == .space { self?.releaseSpace() } }
  }

  private func press(_ event: KeyEvent) -> Bool {
    // The release of space may have gone to another widget.
    if event.key != .space { isSpaceDown = false }
    guard let key = cards.key(of: event.node) else { return false }
    if event.key == .menu || event.key == .f10 && event.modifiers == .shift {
      openMenu(for: key, onto: nil, at: corner(of: key))
      return true
    }
    if event.modifiers == .control { return pressWithControl(event.key, on: key) }
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    if case .character(let character) = event.key {
      return press(character, isCapital: event.modifiers.contains(.shift), on: key)
    }
    guard event.modifiers.isEmpty else { return false }
    return go(event.key, from: key)
  }

  private func releaseSpace() {
    isSpaceDown = false
    if let card = spaceCard { activate(card) }
    spaceCard = nil
  }

  private func go(_ pressed: Key, from key: Card.Key) -> Bool {
    switch pressed {
    case .left: choose(perform(.left(key)))
    case .right: choose(perform(.right(key)))
    case .up: choose(neighbour(of: key, by: -1))
    case .down: choose(neighbour(of: key, by: 1))
    case .home: choose(shown?.cards.first?.key)
    case .end: choose(shown?.cards.last?.key)
    case .pageUp: look { $0.pan(by: CGPoint(x: 0, y: $0.size.height * 0.8)) }
    case .pageDown: look { $0.pan(by: CGPoint(x: 0, y: -$0.size.height * 0.8)) }
    case .space:
      // While space is held the pointer pans; do not jump to an earlier card.
      if !isSpaceDown { spaceCard = key }
      isSpaceDown = true
    case .escape: return leave()
    default: return false
    }
    return true
  }

  /// A letter continues the typed name, if any; otherwise it is a command or begins a name.
  private func press(_ character: Character, isCapital: Bool, on key: Card.Key) -> Bool {
    if !typed.isGoingOn, command(character, isCapital: isCapital, on: key) { return true }
    // Keys of the player, unless within a name.
    guard typed.isGoingOn || !["n", "p"].contains(character), let cards = shown?.cards,
      let scene, character.isLetter || character.isNumber || typed.isGoingOn
    else { return false }
    let isNew = !typed.isGoingOn
    let text = typed.add(character)
    let here = cards.firstIndex { $0.key == key } ?? 0
    let names = cards.map { scene.name(of: $0.key) }
    if let place = TypedName.find(text, in: names, from: isNew ? here + 1 : here) {
      choose(cards[place].key)
    }
    return true
  }

  private func command(_ character: Character, isCapital: Bool, on key: Card.Key) -> Bool {
    switch character {
    case "n" where searchBar.isOpen: focus(perform(.goToHit(isCapital ? -1 : 1)))
    case "/": openSearch()
    case "f": isolate(key)
    case "*": _ = perform(.unfoldAll(key))
    case "0": look { $0.fit() }
    case "1": look { $0.zoom(to: 1, at: middle(of: key)) }
    case "+", "=": look { $0.zoom(by: Viewport.step, at: middle(of: key)) }
    case "-": look { $0.zoom(by: 1 / Viewport.step, at: middle(of: key)) }
    default: return false
    }
    return true
  }

  /// With Control, arrows navigate geometrically.
  private func pressWithControl(_ pressed: Key, on key: Card.Key) -> Bool {
    switch pressed {
    case .character("f"): openSearch()
    case .up: choose(relative(of: key, isAbove: true))
    case .down: choose(relative(of: key, isAbove: false))
    case .left: choose(beside(key, toTheRight: false))
    case .right: choose(beside(key, toTheRight: true))
    default: return false
    }
    return true
  }

  /// Closes the search, else leaves isolation; returns false if neither applies.
  func leave() -> Bool {
    if searchBar.isOpen {
      closeSearch()
      return true
    }
    guard breadcrumbs.isOpen else { return false }
    _ = perform(.leaveIsolation)
    focus(current)
    return true
  }
}

/// Navigating between cards.
extension HierarchyPane {
  /// Focuses and selects a card.
  private func choose(_ key: Card.Key?) {
    guard let key else { return }
    current = key
    if key.kind != .chain { _ = perform(.select(key.node)) }
    focus(key)
  }

  /// Focuses the current card: the selected one, or the last focused.
  func takeKeyboard() { focus(current) }

  /// Focuses a card and scrolls to it.
  func focus(_ key: Card.Key?) {
    guard let key, let card = (target ?? shown)?.cards.first(where: { $0.key == key }) else {
      return
    }
    current = key
    if cards[key] == nil || !viewport.visible.overlaps(card.frame) {
      look { $0.reveal(card.frame) }
    }
    _ = cards[key]?.grabFocus()
  }

  private func neighbour(of key: Card.Key, by step: Int) -> Card.Key? {
    guard let cards = target?.cards, let place = cards.firstIndex(where: { $0.key == key }),
      cards.indices.contains(place + step)
    else { return nil }
    return cards[place + step].key
  }

  private func relative(of key: Card.Key, isAbove: Bool) -> Card.Key? {
    let lines = target?.edges.filter { $0.kind.makesTree && $0.from != $0.to } ?? []
    return isAbove
      ? lines.first { $0.to == key }?.from : lines.first { $0.from == key }?.to
  }

  /// The nearest card on the same level.
  private func beside(_ key: Card.Key, toTheRight: Bool) -> Card.Key? {
    guard let diagram = target, let here = diagram.frames[key] else { return nil }
    return diagram.cards
      .filter { card in
        card.frame.minY < here.maxY && card.frame.maxY > here.minY
          && (toTheRight ? card.frame.midX > here.midX : card.frame.midX < here.midX)
      }
      .min { abs($0.frame.midX - here.midX) < abs($1.frame.midX - here.midX) }?.key
  }

  /// The card's center in the pane, the anchor for zooming.
  func middle(of key: Card.Key) -> CGPoint {
    guard let frame = target?.frames[key], viewport.visible.overlaps(frame) else {
      return CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
    }
    return viewport.point(of: frame.center)
  }

  /// Where the menu of a card opens: at the middle of its lower edge.
  private func corner(of key: Card.Key) -> CGPoint {
    let middle = middle(of: key)
    let height = target?.frames[key]?.height ?? 0
    return CGPoint(x: middle.x, y: middle.y + height / 2 * viewport.scale)
  }
}
