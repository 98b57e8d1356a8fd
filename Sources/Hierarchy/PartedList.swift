/// A list that only grows, in parts of the same size, so that a copy that goes on copies no more than
/// the last part and the list of parts.
///
/// For elements that refer to memory; what is mere bytes lies in a `ChunkedList`.
struct PartedList<Element: Hashable & Sendable>: Hashable, Sendable {
  private var full: [[Element]] = []
  private var last: [Element] = []

  /// How many elements a part has when it is full.
  static var partSize: Int { 1024 }

  var count: Int { full.count * Self.partSize + last.count }

  /// - Complexity: O(1).
  subscript(index: Int) -> Element {
    let (part, place) = index.quotientAndRemainder(dividingBy: Self.partSize)
    return part < full.count ? full[part][place] : last[place]
  }

  /// - Complexity: O(1) for the only owner; else O(*count* / 1,024) once.
  mutating func append(_ element: Element) {
    if last.count == Self.partSize {
      full.append(last)
      last = []
    }
    last.append(element)
  }
}
