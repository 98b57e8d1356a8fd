/// A priority queue of scheduled actions, the earliest first.
///
/// A binary heap: adding an action and removing the first are O(log *n*).
struct Agenda {
  private var heap: [ScheduledAction] = []

  /// All scheduled actions, unordered.
  var actions: [ScheduledAction] { heap }

  /// The earliest action.
  var first: ScheduledAction? { heap.first }

  mutating func add(_ action: ScheduledAction) {
    heap.append(action)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the earliest action.
  mutating func takeFirst() -> ScheduledAction? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var place = 0
    while let smaller = smallerChild(of: place), heap[smaller] < heap[place] {
      heap.swapAt(place, smaller)
      place = smaller
    }
    return first
  }

  private func smallerChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right] < heap[left] ? right : left
  }
}
