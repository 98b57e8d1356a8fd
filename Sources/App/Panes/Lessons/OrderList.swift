import GioKit
import GtkKit
import Lessons

/// A list of events to put in order, with buttons to move each up and down.
final class OrderList {
  let widget = Box(.vertical, spacing: 4)
  private let rows = Box(.vertical, spacing: 4)
  private let events: [String]
  private let words: LessonWords
  private let done: Button
  private var order: [Int]
  private var shownRows: [Widget] = []
  private var buttons: [Button] = []
  private var answer: ([Int]) -> Void = { _ in }

  /// Creates the list of an order question; nil for other questions.
  init?(for prediction: Prediction, _ words: LessonWords) {
    guard case .order(let events) = prediction.kind else { return nil }
    self.events = events.map(\.description)
    self.words = words
    order = prediction.shuffledOrder
    done = Button(.text(words.answer))
    done.onClick { [weak self] in
      guard let self else { return }
      answer(order)
    }
    widget.append(rows)
    widget.append(done)
    showRows()
  }

  /// Calls `body` with the learner's order.
  func onAnswer(_ body: @escaping ([Int]) -> Void) { answer = body }

  var isEnabled: Bool {
    get { done.isEnabled }
    set {
      done.isEnabled = newValue
      for (place, button) in buttons.enumerated() {
        button.isEnabled = newValue && order.indices.contains(place / 2 + (place % 2 == 0 ? -1 : 1))
      }
    }
  }

  var hasKeyboard: Bool { done.isFocused || buttons.contains(where: \.isFocused) }

  /// The button to focus first.
  var firstButton: Button { buttons.first { $0.isEnabled } ?? done }

  private func showRows() {
    shownRows.forEach(rows.remove)
    buttons = []
    shownRows = order.indices.map(row)
    shownRows.forEach(rows.append)
  }

  private func row(at place: Int) -> Widget {
    let text = events[order[place]]
    let label = Label("\(place + 1).  \(text)", style: "code")
    label.isWrapped = true
    label.horizontalAlignment = 0
    label.expandsHorizontally = true
    let arrows = [(-1, "go-up-symbolic", words.up), (1, "go-down-symbolic", words.down)]
    let moves = arrows.map { step, icon, title in
      let button = Button(.icon(icon, label: "\(title): \(text)"))
      button.addStyle("flat")
      button.isEnabled = order.indices.contains(place + step)
      button.onClick { [weak self] in self?.move(place, by: step) }
      return button
    }
    buttons += moves
    let row = Box(.horizontal, spacing: 2, [label] + moves)
    row.addStyle("lesson-event")
    return row
  }

  /// Moves an event together with the focus.
  private func move(_ place: Int, by step: Int) {
    guard order.indices.contains(place + step) else { return }
    order.swapAt(place, place + step)
    MainLoop.async { [weak self] in
      guard let self else { return }
      showRows()
      let next = (place + step) * 2 + (step > 0 ? 1 : 0)
      let button = buttons[next].isEnabled ? buttons[next] : buttons[next ^ 1]
      button.grabFocus()
    }
  }
}
