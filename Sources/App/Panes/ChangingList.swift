import GioKit
import GtkKit

/// A list to choose from whose choices may become others.
final class ChangingList {
  let widget = Box(.horizontal)
  private let label: String
  private let shrinks: Bool
  private var titles: [String] = []
  private var list: DropDown?
  private var change: (Int) -> Void = { _ in }

  /// A list that takes what room there is, or one that shortens its words where there is little.
  init(label: String, shrinks: Bool = false) {
    self.label = label
    self.shrinks = shrinks
  }

  /// The place of the chosen one; nil without choices.
  var selection: Int? { list?.selection }

  /// Calls `body` with the index of the new choice, from any source.
  func onChange(_ body: @escaping (Int) -> Void) { change = body }

  /// Shows these choices with one selected; rebuilds the list only when they change.
  func show(_ titles: [String], selection: Int) {
    if titles != self.titles {
      self.titles = titles
      if let list { widget.remove(list) }
      list = titles.isEmpty ? nil : makeList()
    }
    list?.selection = max(selection, 0)
  }

  private func makeList() -> DropDown {
    let list = DropDown(titles, label: label, shrinks: shrinks)
    list.expandsHorizontally = !shrinks
    list.onChange { [weak self, weak list] place in
      // A list that chooses is not taken away before it has done so.
      MainLoop.async {
        guard let self, let list, list === self.list else { return }
        self.change(place)
      }
    }
    widget.append(list)
    return list
  }
}
