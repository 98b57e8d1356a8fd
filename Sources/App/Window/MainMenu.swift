import Foundation
import GtkKit
import Support

/// The main menu: frequent actions directly, the rest in submenus, so that it fits a small screen.
final class MainMenu {
  /// Its recent files are loaded after the first frame.
  let button = MenuButton(
    .icon("open-menu-symbolic", label: localized("Main Menu")), Menu(items: []))
  private let places: FilePlaces

  init(_ places: FilePlaces, _ host: HostWindow) {
    self.places = places
    button.makePrimary()
    places.onRecentChange { [weak self] in self?.update() }
    host.onShown { [weak self] in self?.update() }
  }

  /// Lists the recent files.
  private func update() {
    let items = places.recentPaths.map { path in
      Menu.Item.action(
        URL(fileURLWithPath: path).lastPathComponent, "win.open-recent", target: path)
    }
    button.setMenu(Self.menu(recent: items))
  }

  private static func menu(recent: [Menu.Item]) -> Menu {
    let recentScripts =
      recent.isEmpty ? [] : [Menu.Item.submenu(localized("Open Recent"), Menu(items: recent))]
    return Menu([
      Menu.Section(
        [item(.newScript), item(.openScript)] + recentScripts
          + [item(.saveScript), item(.saveScriptAs), item(.saveRecording)]),
      Menu.Section([
        item(.export), .submenu(localized("Copy"), copyMenu),
        .submenu(localized("Print"), Menu([PrintController.menuSection])),
        .submenu(localized("Compare"), Menu(items: [item(.compareFile), item(.compareStart)])),
      ]),
      Menu.Section([
        .submenu(localized("Go"), timeMenu), .submenu(localized("Show or Hide"), viewMenu),
        .submenu(AppAction.runningApplications.title, programsMenu),
      ]),
      Menu.Section([
        item(.preferences),
        .submenu(
          localized("Help"), Menu(items: [item(.guide), item(.showShortcuts), item(.about)])),
        item(.close),
      ]),
    ])
  }

  private static func item(_ action: AppAction) -> Menu.Item {
    .action(action.title, action.fullName, key: action.plainKeys.first)
  }

  private static var copyMenu: Menu {
    Menu([
      Menu.Section(
        [.copyTrace, .copyHierarchy, .copyPicture, .copyInspector, .copyEvents].map(item)),
      Menu.Section([item(.paste)]),
    ])
  }

  private static var timeMenu: Menu {
    Menu([
      Menu.Section([item(.palette), item(.find), item(.replace)]),
      Menu.Section([.play, .stepForward, .stepBack, .goToStart, .goToEnd].map(item)),
      Menu.Section([.slower, .faster].map(item)),
      Menu.Section([.nextDiagnosis, .microscope, .switchOff].map(item)),
    ])
  }

  private static var programsMenu: Menu {
    Menu([
      Menu.Section([item(.runningApplications), item(.chooseByPointing), item(.checkup)]),
      Menu.Section([
        .action(AppSwitch.followsFocus.title, AppSwitch.followsFocus.fullName)
      ]),
    ])
  }

  private static var viewMenu: Menu {
    Menu([
      Menu.Section(AppSwitch.ofPanes.map { .action($0.title, $0.fullName) }),
      Menu.Section([item(.project)]),
      Menu.Section([.submenu(localized("Style"), StyleChoice.menu)]),
    ])
  }
}
