import Figures
import Geometry
import GtkKit
import Hierarchy
import Session
import Support

/// The bars above the trees and the menus: search, isolation, and card actions.
extension HierarchyPane {
  func listenToBars() {
    searchBar.onAction { [weak self] action in
      guard let self else { return }
      let key = perform(action)
      if let key { current = key }
      host()
    }
    searchBar.onClose { [weak self] in self?.closeSearch() }
    searchBar.onEnterTree { [weak self] in
      guard let self else { return }
      focus(current ?? target?.cards.first?.key)
    }
    breadcrumbs.onChoose { [weak self] key in
      guard let self else { return }
      if let key { isolate(key) } else { _ = leave() }
    }
    menu.onClose { [weak self] in
      guard let self, menuKey != nil else { return }
      menuKey = nil
      if !searchBar.hasKeyboard { focus(current) }
    }
  }

  /// Opens the search, or focuses its entry.
  func openSearch() {
    _ = perform(.beginSearch)
    searchBar.takeKeyboard()
  }

  func closeSearch() {
    _ = perform(.endSearch)
    focus(current ?? target?.cards.first?.key)
  }

  /// Isolates a card and its descendants; the breadcrumb bar shows its path.
  func isolate(_ key: Card.Key) {
    _ = perform(.isolate(key))
    look { $0.readable() }
    focus(key)
  }

  /// Opens the menu of a card, or of a card dropped onto another.
  func openMenu(for key: Card.Key, onto other: Card.Key?, at point: CGPoint) {
    let calls = key.kind == .chain ? [] : calls(key.node, other?.node)
    let items = calls.map { call in
      let lines = call.lines.map { Menu.Item.action($0, "win.write-line", target: $0) }
      return lines.count == 1 ? lines[0] : .submenu(call.title, Menu(items: lines))
    }
    // With many calls the menu would not fit a small screen.
    let written = Menu.Section(
      items.count < 5 ? items : [.submenu(localized("Insert Call"), Menu(items: items))])
    let sections = [written] + (other == nil ? [Self.cardSection] : [])
    guard sections.contains(where: { !$0.items.isEmpty }) else { return }
    (menuKey, current) = (key, key)
    menu.open(Menu(sections.filter { !$0.items.isEmpty }), at: point)
  }

  private static func item(_ action: HierarchyAction) -> Menu.Item {
    .action(action.title, action.fullName, key: action.key)
  }

  private static var cardSection: Menu.Section {
    Menu.Section([.fold, .unfoldAll, .isolate, .counterpart, .hide, .dim].map(item))
  }

  static var paneMenu: Menu {
    Menu([
      Menu.Section([.find].map(item)),
      cardSection,
      Menu.Section(
        [.leaveIsolation, .foldAsUsual].map(item)
          + [.action(localized("Collapse Single-Child Chains"), HierarchyAction.chainsName)]),
      // As a submenu: otherwise the menu would be taller than the smallest window.
      Menu.Section([
        .submenu(
          localized("Zoom"),
          Menu(items: [.zoomIn, .zoomOut, .actualSize, .fit, .readable].map(item)))
      ]),
      Menu.Section(
        TreeLook.Trees.allCases.map {
          .action($0.title, HierarchyAction.treesName, target: $0.rawValue)
        }),
    ])
  }

  /// Performs a menu action.
  func perform(_ action: HierarchyAction) {
    let key = menuKey ?? current
    switch action {
    case .find: openSearch()
    case .fold: if let key { _ = perform(.toggleFold(key)) }
    case .unfoldAll: if let key { _ = perform(.unfoldAll(key)) }
    case .isolate: if let key { isolate(key) }
    case .counterpart: showCounterpart(of: key)
    case .hide: if let key { _ = perform(.toggleVeil(key.node, .hidden)) }
    case .dim: if let key { _ = perform(.toggleVeil(key.node, .dimmed)) }
    case .leaveIsolation: _ = perform(.leaveIsolation)
    case .foldAsUsual: _ = perform(.foldAsUsual)
    case .zoomIn: look { $0.zoom(by: Viewport.step) }
    case .zoomOut: look { $0.zoom(by: 1 / Viewport.step) }
    case .actualSize: look { $0.zoom(by: 1 / $0.scale) }
    case .fit: look { $0.fit() }
    case .readable: look { $0.readable() }
    }
  }

  /// Selects a controller's view, or a view's controller.
  private func showCounterpart(of key: Card.Key?) {
    guard let key, let other = scene?.cards(of: key.node).first(where: { $0.node != key.node })
    else { return }
    _ = perform(.select(other.node))
    focus(other)
  }
}

extension TreeLook.Trees {
  /// The title of its menu item.
  var title: String {
    switch self {
    case .both: localized("Controllers and Views")
    case .controllers: localized("Controllers Only")
    case .views: localized("Views Only")
    }
  }
}
