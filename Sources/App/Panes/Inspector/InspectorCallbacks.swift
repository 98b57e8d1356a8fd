import GtkKit
import Session
import Support

/// What a node was told so far, the newest first; a row leads to where it happened.
final class InspectorCallbacks {
  let widget: Box
  private let list = Box(.vertical)
  private let more = Button(.text(""))
  private let none = Label(localized("None yet"), style: "inspector-reason")
  private var rows: [Button] = []
  private var shown: [Inspection.Happening] = []
  private let act: (InspectorIntent) -> Void

  init(_ act: @escaping (InspectorIntent) -> Void) {
    self.act = act
    widget = inspectorSection(localized("Events So Far"))
    widget.append(list)
    list.makeOneTabStop()
    widget.append(none)
    widget.append(more)
    none.horizontalAlignment = 0
    more.addStyle("flat")
    more.onClick { act(.showEvents) }
  }

  func show(_ inspection: Inspection) {
    let count = inspection.callbacks.count + inspection.earlierCallbackCount
    more.isVisible = count > 0
    none.isVisible = count == 0
    more.show(
      .text(
        count == 1 ? localized("Show in Event List") : localized("Show All \(count) in Event List"))
    )
    guard inspection.callbacks != shown else { return }
    // Going forward, what was there stays there, below what is new.
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
