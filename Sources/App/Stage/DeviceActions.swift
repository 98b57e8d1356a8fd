import Geometry
import GtkKit
import Session
import Support

/// The device menu: user actions on the device, for any script or container.
enum DeviceActions {
  private static let network = "network"

  static var menu: Menu {
    func item(_ action: AppAction) -> Menu.Item { .action(action.title, action.fullName) }
    let sizes = DeviceSize.all.map { device in
      Menu.Item.action(
        "\(device.name) · \(Int(clamping: device.size.width)) × \(Int(clamping: device.size.height))",
        "win.device-size", target: device.slug)
    }
    let parts = SharedScreen.Part.allCases.map { part in
      Menu.Item.action(part.title, "win.share", target: part.rawValue)
    }
    let networks = DeviceNetwork.allCases.map { network in
      Menu.Item.action(network.title, "win.\(Self.network)", target: network.rawValue)
    }
    return Menu([
      Menu.Section([item(.rotate), item(.layFlat), item(.warnOfMemory), item(.keyboard)]),
      Menu.Section([
        .action(AppSwitch.statusBar.title, AppSwitch.statusBar.fullName),
        .submenu(localized("Split View (iPad)"), Menu(items: parts)),
        .submenu(localized("Network"), Menu(items: networks)),
        .submenu(localized("Size"), Menu(items: sizes)),
      ]),
    ])
  }

  /// Installs the actions, and marks the network's state.
  static func install(_ store: SessionStore, _ actions: WindowActions) {
    actions.install(.rotate, sends: .device(.rotate))
    actions.install(.layFlat, sends: .device(.layFlat))
    actions.install(.warnOfMemory, sends: .device(.warnOfMemory))
    actions.install(.keyboard, sends: .device(.toggleKeyboard))
    actions.add(
      Action(
        "device-size",
        performWith: { [weak store] slug in
          guard let device = DeviceSize.all.first(where: { $0.slug == slug }) else { return }
          store?.send(.device(.resize(device.size)))
        }))
    actions.add(
      Action(
        "share",
        performWith: { [weak store] slug in
          if let part = SharedScreen.Part(rawValue: slug) { store?.send(.device(.share(part))) }
        }))
    actions.install(choice: Self.network, "") { [weak store] slug in
      if let network = DeviceNetwork(rawValue: slug) { store?.send(.device(.network(network))) }
    }
    store.observe { session in
      actions.show(choice: Self.network, session.network?.rawValue ?? "")
    }
    store.observe(\.hasKeyboard) { actions.enable(.keyboard, $0) }
  }
}
