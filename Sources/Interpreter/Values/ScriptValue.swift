import Containment

/// A value of a running script.
///
/// Converted to `Containment.Value` for compiled classes. A non-nil optional is represented by its
/// wrapped value, so there are no nested optionals. A value may not carry its whole type (an empty
/// array has no element type); the checker tracks that.
///
/// A run and its values are used by one task; hence the unchecked `Sendable`.
enum ScriptValue: @unchecked Sendable {
  case void
  /// Nil.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case character(Character)
  case string(String)
  /// An instance of a compiled class, or of a script class (`ScriptInstance`).
  case object(AnyObject)
  /// A structure, enumeration or option set of the compiled modules.
  case boxed(Boxed)
  case array(CopyOnWriteBox<[ScriptValue]>)
  case dictionary(CopyOnWriteBox<[ScriptValue: ScriptValue]>)
  case set(CopyOnWriteBox<Set<ScriptValue>>)
  /// A range, or the result of `stride`.
  indirect case range(RangeValue)
  case tuple(CopyOnWriteBox<[ScriptValue]>)
  /// A tuple with labels whose static type was erased, as in a variable of type `Any`.
  indirect case labelled([String?], CopyOnWriteBox<[ScriptValue]>)
  /// A structure of the script.
  case structure(StructureValue)
  /// An enum case of the script.
  case enumeration(EnumerationValue)
  case function(FunctionValue)
  /// A metatype, as in `Color.self`.
  case metatype(Type)

  // Contents of variables only; expressions never return these.

  /// A captured variable.
  case box(VariableBox)
  /// A weak or unowned variable.
  case weak(WeakBox)
  /// An uninitialized variable or property.
  case unset
  /// A variable or property that is being modified: its value has been moved out.
  case taken
}

/// A compiled structure, enumeration or option set.
final class Boxed {
  let content: any Equatable
  init(_ content: any Equatable) { self.content = content }
}

/// A script structure with its stored properties, in declaration order.
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

/// A case of a script enumeration with its associated values.
struct EnumerationValue {
  let enumCase: ScriptEnumCase
  let payload: CopyOnWriteBox<[ScriptValue]>

  init(enumCase: ScriptEnumCase, payload: [ScriptValue]) {
    (self.enumCase, self.payload) = (enumCase, CopyOnWriteBox(payload))
  }
}

/// A range of numbers: `lower..<upper`, `lower...upper`, or a `stride`.
///
/// Both bounds are integers, or both `double`.
struct RangeValue: Hashable {
  let lower: ScriptValue
  let upper: ScriptValue
  /// Whether it includes `upper`.
  let isClosed: Bool
  /// The stride; nil for a range.
  var step: ScriptValue?
}

extension ScriptValue {
  /// Replaces the value; the old one is released only afterwards.
  ///
  /// Its release may run a `deinit` that uses this very place.
  mutating func become(_ value: ScriptValue) -> ScriptValue {
    let old = self
    self = value
    return old
  }
}

/// A callable value.
final class FunctionValue {
  let call: ([ScriptValue], RunContext) throws(Stop) -> ScriptValue
  /// The capture list values, if it is a closure with a capture list.
  private let kept: KeptValues?

  init(
    keeping kept: KeptValues? = nil,
    _ call: @escaping ([ScriptValue], RunContext) throws(Stop) -> ScriptValue
  ) {
    (self.kept, self.call) = (kept, call)
  }

  /// Releases the capture list values, the last first, as the closure will not be called again.
  func releaseKept() {
    guard let kept else { return }
    while let last = kept.values.popLast() { _ = last }
  }
}

/// The values of a closure's capture list.
final class KeptValues {
  fileprivate(set) var values: [(variable: LocalVariable, value: ScriptValue)]
  init(_ values: [(LocalVariable, ScriptValue)]) { self.values = values }

  deinit {
    if values.contains(where: \.value.isReference) { ReleaseStack.current.release(takeValues()) }
  }

  /// Moves the values out, so that they have no other owner while they are released.
  private func takeValues() -> [ScriptValue] {
    let taken = values.map(\.value)
    values = []
    return taken
  }
}

/// The heap storage of a captured variable, which may outlive its scope.
final class VariableBox {
  var content: ScriptValue
  init(_ content: ScriptValue) { self.content = content }

  deinit {
    if content.isReference { ReleaseStack.current.release([content.become(.unset)]) }
  }
}

/// A weak reference.
final class WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

extension FunctionValue {
  /// A closure or local function with the boxes it shares and its capture list values.
  convenience init(
    _ body: ScriptFunction.Body, _ boxes: [ScriptValue],
    _ kept: [(LocalVariable, ScriptValue)] = [],
    spreads: Bool = false
  ) {
    let kept = kept.isEmpty ? nil : KeptValues(kept)
    let boxes = CopyOnWriteBox(boxes)
    self.init(keeping: kept) { arguments, run throws(Stop) in
      let frame = Frame(run, body.context)
      for (capture, box) in zip(body.context.captures, boxes) {
        frame.share(box, as: capture.own)
      }
      for (variable, value) in kept?.values ?? [] { frame.keep(value, as: variable) }
      if spreads, case .tuple(let values)? = arguments.first {
        return try run.enter(frame, body, values.content)
      }
      return try run.enter(frame, body, arguments)
    }
  }
}
