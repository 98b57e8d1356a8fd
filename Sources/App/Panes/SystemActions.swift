import GtkKit
import Session
import Support

/// The actions of a container, below its stage: the first as buttons, the rest in a menu.
///
/// A container may have a dozen actions; as buttons they would take the stage's space. The source
/// of the container is credited below.
final class SystemActions {
  let widget: Box
  private let buttons = Flow(spacing: 6, atLeast: 2)
  private let credit = Label("", style: "caption")
  private var shown: [Entry] = []

  /// A button and its title.
  private typealias Entry = (title: String, widget: Widget, press: () -> Void)
  private var perform: (String) -> Void = { _ in }

  /// The most buttons below the stage, in one or two rows.
  private static let mostButtons = 4
  private static let greatestListHeight = 480

  init() {
    credit.onLink(LinkQuestion.ask(about:from:))
    credit.isEllipsized = true
    credit.horizontalAlignment = 0
    widget = Box(.vertical, spacing: 6, [buttons, credit])
    widget.addStyle("pane-footer")
  }

  /// Calls `body` with the chosen action's slug.
  func onPerform(_ body: @escaping (String) -> Void) { perform = body }

  func show(_ actions: [Choice], after source: (credit: String, link: String?)?) {
    let verbs = Self.verbs(of: actions)
    let isShort = verbs.count <= Self.mostButtons
    let plain = isShort ? verbs.count : Self.mostButtons - 1
    shown.map(\.widget).forEach(buttons.remove)
    shown = verbs.prefix(plain).map(entry)
    if !isShort { shown.append(entry(localized("More"), for: Array(verbs.dropFirst(plain)))) }
    for (place, entry) in shown.enumerated() {
      entry.widget.tooltip = "\(entry.title) (Alt+\(place + 1))"
      buttons.append(entry.widget)
    }
    buttons.isVisible = !shown.isEmpty
    credit.isVisible = source != nil
    credit.setText(localized("Based on \(source?.credit ?? "")"), link: source?.link)
    credit.tooltip = source?.credit ?? ""
  }

  /// The title of the button at an index; nil if there is none.
  func title(at place: Int) -> String? {
    shown.indices.contains(place) ? shown[place].title : nil
  }

  /// Presses the button at an index, as its key does; does nothing if there is none.
  func press(at place: Int) {
    if shown.indices.contains(place) { shown[place].press() }
  }

  /// A single action, or several that differ in one word.
  private enum Verb {
    case one(Choice)
    case several(String, [Choice])
  }

  private static func verbs(of actions: [Choice]) -> [Verb] {
    var verbs: [Verb] = []
    for action in actions {
      switch (verbs.last, action.menu) {
      case (.several(let title, let others), let menu?) where menu == title:
        verbs[verbs.count - 1] = .several(title, others + [action])
      case (_, let menu?): verbs.append(.several(menu, [action]))
      case (_, nil): verbs.append(.one(action))
      }
    }
    return verbs
  }

  private func entry(_ verb: Verb) -> Entry {
    switch verb {
    case .one(let action):
      (action.title, button(for: action), { [weak self] in self?.perform(action.slug) })
    case .several(let title, let actions):
      entry(title, for: actions.map(Verb.one))
    }
  }

  /// A button that opens a list of further actions.
  private func entry(_ title: String, for verbs: [Verb]) -> Entry {
    let list = Box(.vertical)
    let scroller = ScrolledWindow(list, horizontal: false)
    let menu = MenuButton(.shortening(title), opening: scroller)
    menu.keepsInSight(scroller, upTo: Self.greatestListHeight)
    let close = { [weak menu] in menu?.close() ?? () }
    for verb in verbs {
      switch verb {
      case .one(let action): list.append(row(for: action, then: close))
      case .several(let heading, let actions):
        let label = Label(heading, style: "heading")
        label.horizontalAlignment = 0
        list.append(label)
        for action in actions { list.append(row(for: action, then: close)) }
      }
    }
    return (title, menu, { [weak menu] in menu?.open() })
  }

  private func row(for action: Choice, then: @escaping () -> Void) -> Button {
    let row = button(for: action, then: then)
    row.addStyle("flat")
    return row
  }

  private func button(
    for action: Choice, then: @escaping () -> Void = {}
  ) -> Button {
    let button = Button(.shortening(action.title))
    if let menu = action.menu { button.setAccessibleLabel("\(menu) \(action.title)") }
    // Plain keys must stop what the button started.
    button.leavesKeyboard()
    button.onClick { [weak self] in
      then()
      self?.perform(action.slug)
    }
    return button
  }
}
