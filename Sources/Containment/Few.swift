/// A few things in order; a single one, which is the rule, takes no memory of its own.
struct Few<Element> {
  private var only: Element?
  private var several: [Element]?

  var isEmpty: Bool { only == nil && several == nil }

  mutating func append(_ element: consuming Element) {
    if several != nil {
      several?.append(element)
    } else if let first = only.take() {
      several = [first, element]
    } else {
      only = element
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
    if let element = only.take() { body(element) }
    if let elements = several.take() { for element in elements { body(element) } }
  }

  /// Hands each over to `body`, in order; it is empty then.
  @inline(__always) mutating func takeEach(_ body: (consuming Element) -> Void) {
    if let element = only.take() { body(consume element) }
    if let elements = several.take() { for element in elements { body(element) } }
  }

  /// Lets `body` look at each and change it, in order.
  @inline(__always) mutating func forEach(_ body: (inout Element) -> Void) {
    if var element = only.take() {
      body(&element)
      only = consume element
    }
    guard var elements = several.take() else { return }
    for index in elements.indices { body(&elements[index]) }
    several = elements
  }

  /// Leaves out those that `isKept` does not say.
  mutating func filter(_ isKept: (borrowing Element) -> Bool) {
    if let element = only.take(), isKept(element) { only = consume element }
    if let elements = several.take() {
      for element in elements where isKept(element) { append(element) }
    }
  }
}
