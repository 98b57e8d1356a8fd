import GtkKit
import Session
import Support

/// The callbacks a node has received, newest first; a row goes to its event.
final class InspectorCallbacks {
  let widget: Box
  private let list = Box(.vertical)
  private let more = Button(.text(""))
  private let none = Label(localized("None yet"), style: "inspector-reason")
  private var rows: [Button] = []
  private var shown: [Inspection.Happening] = []
  private let act: (Session.Action) -> Void

  init(_ act: @escaping (Session.Action) -> Void) {
    self.act = act
    widget = inspectorSection(localized("Events So Far"))
    widget.append(list)
    list.makeOneTabStop()
    widget.append(none)
    widget.append(more)
    none.horizontalAlignment = 0
    more.addStyle("flat")
  }

  /// Calls `body` when the user asks for all of them.
  func onMore(_ body: @escaping () -> Void) { more.onClick(body) }

  func show(_ inspection: Inspection) {
    let count = inspection.callbacks.count + inspection.earlierCallbackCount
    more.isVisible = count > 0
    none.isVisible = count == 0
    more.show(
      .text(
        count == 1 ? localized("Show in Event List") : localized("Show All \(count) in Event List"))
    )
    guard inspection.callbacks != shown else { return }
    // Stepping forward only prepends rows.
    if inspection.callbacks.starts(with: shown) {
      for happening in inspection.callbacks[shown.count...] { add(happening) }
    } else {
      rows.forEach(list.remove)
      rows = []
      inspection.callbacks.forEach(add)
    }
    shown = inspection.callbacks
  }

  private func add(_ happening: Inspection.Happening) {
    let row = inspectorEvent(happening, happening.text, act)
    rows.append(row)
    list.prepend(row)
  }
}
