/// A few things in order; a single one, which is the rule, takes no memory of its own.
struct Few<Element> {
  private var first: Element?
  private var others: [Element]?

  var isEmpty: Bool { first == nil }

  mutating func append(_ element: consuming Element) {
    if first == nil {
      first = element
    } else if others == nil {
      others = [element]
    } else {
      others?.append(element)
    }
  }

  /// What was in it; it is empty then.
  mutating func takeAll() -> Few {
    var all = Few()
    swap(&all, &self)
    return all
  }

  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    let isFirstRemoved = first.map(isRemoved) ?? false
    others?.removeAll(where: isRemoved)
    if isFirstRemoved { first = others?.isEmpty == false ? others?.removeFirst() : nil }
  }

  /// Hands each to `body`, in order.
  @inline(__always) consuming func drain(_ body: (consuming Element) -> Void) {
    if let first { body(first) }
    if let others { for element in others { body(element) } }
  }

  /// Calls `body` with each, in order.
  @inline(__always) func forEach(_ body: (Element) -> Void) {
    if let first { body(first) }
    if let others { for element in others { body(element) } }
  }
}
