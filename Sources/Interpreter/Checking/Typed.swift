/// Code that gives a value in a frame.
typealias Code = (Frame) throws(Stop) -> Value

/// An expression that was checked: its type, and the code that evaluates it.
struct Typed {
  let type: Type
  let code: Code
  /// Where the value lives, if it can be changed there.
  var place: Place?

  init(_ type: Type, place: Place? = nil, _ code: @escaping Code) {
    self.type = type
    self.place = place
    self.code = code
  }
}

/// Somewhere a value can be set or changed in place: a variable, a property, an element.
///
/// Evaluating `items[next()].name += suffix()` takes three phases, as in Swift: the path is
/// prepared (`next` is called), the new value is computed (`suffix`), then the value is accessed.
struct Place {
  let prepare: (Frame) throws(Stop) -> Access

  /// A prepared place; it is accessed at most once.
  struct Access {
    let set: (Value) throws(Stop) -> Void
    let modify: ((inout Value) throws(Stop) -> Void) throws(Stop) -> Void
  }
}
