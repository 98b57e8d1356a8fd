/// A few things in order; a single one, which is the rule, takes no memory of its own.
struct Few<Element> {
  private(set) var count = 0
  private var first: Element?
  private var others: [Element]?

  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: consuming Element) {
    count += 1
    if count == 1 {
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

  /// Hands each to `body`, in order; it is empty then.
  @inline(__always) mutating func drain(_ body: (Element) -> Void) {
    count = 0
    if let element = first.take() { body(element) }
    if let elements = others.take() { for element in elements { body(element) } }
  }

  @inline(__always) func forEach(_ body: (Element) -> Void) {
    if let first { body(first) }
    if let others { for element in others { body(element) } }
  }
}

extension Few where Element: AnyObject {
  /// Calls `body` with each, in order, without counting a reference to the first.
  @inline(__always) func forEach(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      if let first = Unkept(first) { first.with(body) }
      if let others { for element in others { body(element) } }
    }
  }

  /// Keeps those that `isKept` says.
  mutating func filter(_ isKept: (Element) -> Bool) {
    guard count > 1 else {
      if let first = Unkept(first), !first.with(isKept) { self = Few() }
      return
    }
    var kept = Few()
    forEach { if isKept($0) { kept.append($0) } }
    self = kept
  }
}
