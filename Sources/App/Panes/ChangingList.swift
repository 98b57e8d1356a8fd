import GioKit
import GtkKit

/// A drop-down list whose options can change.
final class ChangingList {
  let widget = Box(.horizontal)
  private let label: String
  private let shrinks: Bool
  private var titles: [String] = []
  private var list: DropDown?
  private var change: (Int) -> Void = { _ in }

  /// Creates a list that takes its natural width, or, with `shrinks`, ellipsizes its titles.
  init(label: String, shrinks: Bool = false) {
    self.label = label
    self.shrinks = shrinks
  }

  /// The index of the selection; nil without options.
  var selection: Int? { list?.selection }

  /// Calls `body` with the new index, whether the user or code changed it.
  func onChange(_ body: @escaping (Int) -> Void) { change = body }

  /// Shows these options with one selected; rebuilds the list only when they change.
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
      // Defer: the list must not be removed while it emits its signal.
      MainLoop.async {
        guard let self, let list, list === self.list else { return }
        self.change(place)
      }
    }
    widget.append(list)
    return list
  }
}
