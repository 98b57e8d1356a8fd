import Containment

/// A value of a running script.
///
/// `Containment.Value` is its form on the way to compiled classes and back. An optional that is
/// not nil is the value itself, so there are no optionals of optionals. A value does not always
/// know its whole type (an empty array does not know its elements'); the checker does.
///
/// A run and all its values belong to one task; that is why they may be called sendable.
enum ScriptValue: @unchecked Sendable {
  case void
  /// Nil.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case character(Character)
  case string(String)
  /// An instance of a compiled class, or of a script's class (`ScriptInstance`).
  case object(AnyObject)
  /// A structure, an enumeration or an option set of the compiled modules.
  case boxed(Boxed)
  case array(CopyOnWriteBox<[ScriptValue]>)
  case dictionary(CopyOnWriteBox<[ScriptValue: ScriptValue]>)
  case set(CopyOnWriteBox<Set<ScriptValue>>)
  /// A range, or what `stride` gives.
  indirect case range(RangeValue)
  case tuple(CopyOnWriteBox<[ScriptValue]>)
  /// A tuple with labels where its type is not known any more, as in a variable of type `Any`.
  indirect case labelled([String?], CopyOnWriteBox<[ScriptValue]>)
  /// A structure of the script.
  case structure(StructureValue)
  /// A case of an enumeration of the script.
  case enumeration(EnumerationValue)
  case function(FunctionValue)
  /// A type as a value, as in `Color.self`.
  case metatype(Type)

  // What only variables hold; an expression never gives one of these.

  /// A variable that closures capture.
  case box(VariableBox)
  /// A weak or unowned variable.
  case weak(WeakBox)
  /// A variable or property that has no value yet.
  case unset
  /// A variable or property that is being changed in place: its value is with what changes it.
  case taken
}

/// A compiled structure, enumeration or option set.
final class Boxed {
  let content: any Equatable
  init(_ content: any Equatable) { self.content = content }
}

/// A structure of the script with its stored properties, in the order of their declarations.
struct StructureValue {
  let type: ScriptType
  private(set) var fields: CopyOnWriteBox<[ScriptValue]>

  init(type: ScriptType, fields: [ScriptValue]) {
    (self.type, self.fields) = (type, CopyOnWriteBox(fields))
  }

  /// Whether setting a property copies nothing.
  var isAlone: Bool { mutating get { fields.isAlone } }

  /// Sets a stored property.
  mutating func set(_ index: Int, to value: ScriptValue) { fields.content[index] = value }
}

/// A case of an enumeration of the script with its associated values.
struct EnumerationValue {
  let enumCase: ScriptEnumCase
  let payload: CopyOnWriteBox<[ScriptValue]>

  init(enumCase: ScriptEnumCase, payload: [ScriptValue]) {
    (self.enumCase, self.payload) = (enumCase, CopyOnWriteBox(payload))
  }
}

/// A range of numbers: `lower..<upper`, `lower...upper`, or the steps of a `stride`.
///
/// The bounds are both whole numbers or both `double`.
struct RangeValue: Hashable {
  let lower: ScriptValue
  let upper: ScriptValue
  /// Whether `upper` belongs to it.
  let isClosed: Bool
  /// Nothing for a range.
  var step: ScriptValue?
}

extension ScriptValue {
  /// Puts another value in its place; the old one ends only after that.
  ///
  /// What ends may run a `deinit`, which may use the very place it was in.
  mutating func become(_ value: ScriptValue) -> ScriptValue {
    let old = self
    self = value
    return old
  }
}

/// Something a script can call.
final class FunctionValue {
  let call: ([ScriptValue], RunContext) throws(Stop) -> ScriptValue
  /// The values of its capture list, if it is a closure with one.
  private let kept: KeptValues?

  init(
    keeping kept: KeptValues? = nil,
    _ call: @escaping ([ScriptValue], RunContext) throws(Stop) -> ScriptValue
  ) {
    (self.kept, self.call) = (kept, call)
  }

  /// Lets go of the values of the capture list, the last first; nothing calls it any more.
  func releaseKept() {
    guard let kept else { return }
    while let last = kept.values.popLast() { _ = last }
  }
}

/// What a closure keeps for the variables of its capture list.
final class KeptValues {
  fileprivate(set) var values: [(variable: LocalVariable, value: ScriptValue)]
  init(_ values: [(LocalVariable, ScriptValue)]) { self.values = values }

  deinit {
    if values.contains(where: \.value.isReference) { ReleaseStack.current.release(takeValues()) }
  }

  /// What is released must have no other owner here, or it would end with that.
  private func takeValues() -> [ScriptValue] {
    let taken = values.map(\.value)
    values = []
    return taken
  }
}

/// The home of a variable that a closure captures: it may outlive the variable's scope.
final class VariableBox {
  var content: ScriptValue
  init(_ content: ScriptValue) { self.content = content }

  deinit {
    if content.isReference { ReleaseStack.current.release([content.become(.unset)]) }
  }
}

/// A reference that keeps nothing alive.
final class WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
