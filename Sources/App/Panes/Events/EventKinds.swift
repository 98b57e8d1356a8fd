import GtkKit
import Session
import Support

/// A filter for kinds of events: check boxes in a popover.
final class EventKinds {
  private(set) lazy var button = makeButton()
  private let boxes = EventKind.allCases.map { (kind: $0, box: CheckButton($0.title)) }
  private(set) var chosen: Set<EventKind>
  private var tell: (Set<EventKind>) -> Void = { _ in }

  init(_ chosen: Set<EventKind>) { self.chosen = chosen }

  private func makeButton() -> MenuButton {
    let button = MenuButton(.text(localized("Kinds")), opening: makeContent())
    button.tooltip = localized("Kinds of Events to Show")
    return button
  }

  private func makeContent() -> Widget {
    let all = Button(.text(localized("All")))
    let usual = Button(.text(localized("Same as Trace")))
    let content = Box(
      .vertical, spacing: 2,
      boxes.map(\.box) + [Box(.horizontal, spacing: 6, [all, usual])])
    content.setMargins(6)
    for (kind, box) in boxes {
      box.isOn = chosen.contains(kind)
      box.tooltip = kind.summary
      box.setAccessibleDescription(kind.summary)
      box.onChange { [weak self] isOn in self?.set(kind, isOn) }
    }
    all.onClick { [weak self] in self?.choose(Set(EventKind.allCases)) }
    usual.onClick { [weak self] in self?.choose(EventKind.usual) }
    return content
  }

  /// Calls `body` with the kinds when the user changes them.
  func onChange(_ body: @escaping (Set<EventKind>) -> Void) { tell = body }

  private func set(_ kind: EventKind, _ isOn: Bool) {
    guard isOn != chosen.contains(kind) else { return }
    if isOn { chosen.insert(kind) } else { chosen.remove(kind) }
    tell(chosen)
  }

  private func choose(_ kinds: Set<EventKind>) {
    guard kinds != chosen else { return }
    chosen = kinds
    for (kind, box) in boxes { box.isOn = kinds.contains(kind) }
    tell(kinds)
  }
}
