import Geometry
import GtkKit
import Session
import Support

/// The device menu: user actions on the device, for any script or container.
extension MainWindow {
  static var deviceMenu: Menu {
    func item(_ action: AppAction) -> Menu.Item { .action(action.title, action.fullName) }
    let sizes = Session.deviceSizes.map { device in
      Menu.Item.action(
        "\(device.name) · \(Int(clamping: device.size.width)) × \(Int(clamping: device.size.height))",
        "win.device-size", target: device.slug)
    }
    let parts = SharedScreen.Part.allCases.map { part in
      Menu.Item.action(part.title, "win.share", target: part.rawValue)
    }
    let networks = DeviceNetwork.allCases.map { network in
      Menu.Item.action(network.title, "win.network", target: network.rawValue)
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

  func installDevice() {
    native.add(
      Action(
        "device-size",
        performWith: { [weak self] slug in
          guard let device = Session.deviceSizes.first(where: { $0.slug == slug }) else { return }
          self?.send(.device(.resize(device.size)))
        }))
    native.add(
      Action(
        "share",
        performWith: { [weak self] slug in
          guard let part = SharedScreen.Part(rawValue: slug) else { return }
          self?.send(.device(.share(part)))
        }))
    let network = Action("network", choice: "") { [weak self] slug in
      guard let network = DeviceNetwork(rawValue: slug) else { return }
      self?.send(.device(.network(network)))
    }
    self.network = network
    native.add(network)
  }

  /// Marks the network's state, and enables the keyboard item if there is a keyboard.
  func showDevice() {
    let choice = session.network?.rawValue ?? ""
    if let network, network.choice != choice { network.choice = choice }
    actions[.keyboard]?.isEnabled = session.hasKeyboard
  }
}
