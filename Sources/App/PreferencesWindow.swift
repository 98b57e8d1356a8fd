import Figures
import Geometry
import GtkKit
import Session
import Support

/// The preferences window: all persistent settings as switches and choices of the main window,
/// applied at once.
enum PreferencesWindow {
  static func present(above window: ApplicationWindow) {
    let groups = [
      group(
        localized("Style"),
        choices(StyleChoice.allCases.map { ($0.title, $0.rawValue) }, of: StyleChoice.action)
          + [box(.highContrast)]),
      group(localized("On Start"), [box(.resumes)]),
      group(localized("Stage"), [box(.roles), box(.statusBar)]),
      group(localized("Timeline"), [box(.next)]),
      group(
        localized("Hierarchy"),
        choices(
          TreeLook.Trees.allCases.map { ($0.title, $0.rawValue) }, of: HierarchyAction.treesName)
          + [
            CheckButton(
              localized("Collapse Single-Child Chains"), action: HierarchyAction.chainsName)
          ]),
      group(
        localized("Double-Click on a Card"),
        choices(DoubleClick.allCases.map { ($0.title, $0.rawValue) }, of: DoubleClick.action)),
    ]
    let content = Box(.vertical, spacing: 18, groups)
    content.setMargins(24)
    let scroller = ScrolledWindow(content, horizontal: false)
    scroller.grows(to: greatestHeight)
    let preferences = SideWindow(
      title: localized("Preferences"), size: CGSize(width: 420, height: 0), scroller)
    preferences.usesActions(of: window)
    preferences.present(above: window)
  }

  /// The screen's height without title bar and panels.
  private static var greatestHeight: Int {
    max(Int(DesktopSettings.screenSize?.height ?? 0) - 80, 480)
  }

  private static func group(_ title: String, _ rows: [Widget]) -> Widget {
    let heading = Label(title, style: "heading")
    heading.horizontalAlignment = 0
    let group = Box(.vertical, spacing: 4, [heading] + rows)
    group.setAccessibleLabel(title)
    return group
  }

  private static func box(_ choice: AppSwitch) -> Widget {
    CheckButton(choice.title, action: choice.fullName)
  }

  private static func choices(_ values: [(title: String, name: String)], of action: String)
    -> [Widget]
  {
    let name = action.hasPrefix("win.") ? action : "win.\(action)"
    let boxes = values.map { CheckButton($0.title, action: name, target: $0.name) }
    for box in boxes.dropFirst() { boxes.first.map(box.join) }
    return boxes
  }
}
