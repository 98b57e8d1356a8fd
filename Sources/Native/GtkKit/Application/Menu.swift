internal import CGtk

/// A menu as a value: sections of items that name actions.
///
/// Menus show the shortcut of an action automatically; plain keys of a window must be set on the
/// item.
package struct Menu: Hashable, Sendable {
  package var sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  /// Creates a menu with one section.
  package init(items: [Item]) {
    self.init([Section(nil, items)])
  }

  /// A section of items.
  package struct Section: Hashable, Sendable {
    package var title: String?
    package var items: [Item]

    package init(_ title: String?, _ items: [Item]) {
      (self.title, self.items) = (title, items)
    }

    package init(_ items: [Item]) {
      self.init(nil, items)
    }
  }

  /// A menu item.
  package enum Item: Hashable, Sendable {
    /// Activates an action by its full name, as `win.export`; `target` is its parameter.
    case action(String, String, target: String? = nil, key: String? = nil)
    indirect case submenu(String, Menu)
  }
}

extension Menu {
  /// The menu as a GTK model.
  var model: Object {
    let menu = Object(owning: UnsafeMutableRawPointer(g_menu_new()))
    for section in sections {
      let part = Object(owning: UnsafeMutableRawPointer(g_menu_new()))
      section.items.forEach { $0.append(to: part) }
      g_menu_append_section(menu.opaque, section.title, part.typed())
    }
    return menu
  }
}

extension Menu.Item {
  fileprivate func append(to menu: Object) {
    switch self {
    case .submenu(let title, let submenu):
      let model = submenu.model
      g_menu_append_submenu(menu.opaque, title, model.typed())
    case .action(let title, let action, let target, let key):
      guard let item = g_menu_item_new(title, nil) else { return }
      g_menu_item_set_action_and_target_value(item, action, target.map { g_variant_new_string($0) })
      key.map { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string($0)) }
      g_menu_append_item(menu.opaque, item)
      g_object_unref(UnsafeMutableRawPointer(item))
    }
  }
}
