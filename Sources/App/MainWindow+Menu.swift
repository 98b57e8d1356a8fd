import GtkKit
import Translation

/// The main menu.
extension MainWindow {
  static func mainMenu(recent: [Menu.Item]) -> Menu {
    func item(_ action: AppAction) -> Menu.Item {
      .action(action.title, action.fullName, key: action.plainKeys.first)
    }
    let recentScripts =
      recent.isEmpty ? [] : [Menu.Item.submenu(localized("Open Recent"), Menu(items: recent))]
    return Menu([
      Menu.Section(
        [item(.palette), item(.newScript), item(.openScript)] + recentScripts
          + [
            item(.saveScript), item(.saveScriptAs), item(.saveRecording), item(.export),
            .submenu(localized("Print"), Menu([printSection])),
          ]),
      Menu.Section([item(.compareFile), item(.compareStart)]),
      Menu.Section([
        item(.runningApplications), item(.chooseByPointing),
        .action(AppSwitch.followsFocus.title, AppSwitch.followsFocus.fullName),
      ]),
      Menu.Section([
        item(.play), item(.stepForward), item(.stepBack), item(.goToStart), item(.goToEnd),
        item(.microscope),
      ]),
      Menu.Section([
        item(.switchOff), item(.rotate), item(.copyTrace), item(.copyHierarchy), item(.copyPicture),
        item(.copyInspector), item(.copyEvents), item(.paste),
      ]),
      Menu.Section(
        [.submenu(localized("Style"), StyleChoice.menu)]
          + AppSwitch.ofWindow.map { .action($0.title, $0.fullName) } + [item(.project)]),
      Menu.Section([item(.guide), item(.showShortcuts), item(.about), item(.close)]),
    ])
  }
}
