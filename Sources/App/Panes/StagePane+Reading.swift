import Figures
import GtkKit
import Session

/// Accessibility: a widget for every element on the stage with text or an action.
extension StagePane {
  /// Creates and places the accessible elements.
  func placeReaders() {
    guard let model, let figure else { return }
    let things = figure.readings(of: model.state)
    let wanted = Set(things.map(\.id))
    for (id, widget) in readers where !wanted.contains(id) {
      canvas.remove(widget)
      readers[id] = nil
    }
    for thing in things {
      let reader = readers[thing.id] ?? makeReader(for: thing)
      reader.label = thing.label
      reader.details = thing.hint
      reader.isSelected = model.selection == thing.node && !thing.isMarker
      if let longitude = thing.longitude {
        reader.setAccessibleValue(longitude, in: -180...180)
        reader.setAccessibleValue(thing.label)
      }
      canvas.move(reader, to: thing.frame)
    }
  }

  private func makeReader(for thing: StageFigure.AccessibleItem) -> NodeWidget {
    let role: AccessibleRole =
      switch thing.kind {
      case .button: .button
      case .map: .image
      case .marker: .slider
      case .text: .label
      }
    let reader = NodeWidget(role: role, label: thing.label)
    reader.addStyle("stage-reader")
    let node = thing.node
    reader.onActivate { [weak self] in
      self?.act(thing.kind == .button ? .tap(node) : .select(node))
    }
    reader.isFocusable = thing.kind != .text
    readers[thing.id] = reader
    canvas.add(reader, at: thing.frame)
    return reader
  }
}
