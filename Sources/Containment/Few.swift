/// A few things in order; a single one, which is the rule, takes no memory of its own.
struct Few<Element> {
  private(set) var count = 0
  private var only: Element?
  private var several: [Element]?

  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: consuming Element) {
    count += 1
    if count == 1 {
      only = element
    } else if several == nil {
      several = [only.take(), element].compactMap(\.self)
    } else {
      several?.append(element)
    }
  }

  /// What was in it; it is empty then.
  mutating func takeAll() -> Few {
    var all = Few()
    swap(&all, &self)
    return all
  }

  /// Hands each to `body`, in order, and lets go of them after the last; it is empty then.
  @inline(__always) mutating func drain(_ body: (Element) -> Void) {
    count = 0
    if let element = only.take() { body(element) }
    if let elements = several.take() { for element in elements { body(element) } }
  }

  /// Calls `body` with each, in order.
  @inline(__always) func forEach(_ body: (Element) -> Void) {
    if let only { body(only) }
    if let several { for element in several { body(element) } }
  }
}

extension Few where Element: AnyObject {
  /// Calls `body` with each, in order, without counting a reference to a single one.
  @inline(__always) func forEach(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      if let only = Unkept(only) { only.with(body) }
      if let several { for element in several { body(element) } }
    }
  }

  /// Leaves out those that `isKept` does not say.
  mutating func filter(_ isKept: (Element) -> Bool) {
    if count == 1 {
      if let only = Unkept(only), !only.with(isKept) { self = Few() }
    } else if count > 1 {
      var kept = Few()
      forEach { if isKept($0) { kept.append($0) } }
      self = kept
    }
  }
}
