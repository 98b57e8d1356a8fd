/// The script part of one compiled object.
final class ScriptPart {
  let behaviour: any Behaviour
  /// The adapters through which compiled code calls the object.
  var adapters: [AnyObject] = []

  init(_ behaviour: any Behaviour) { self.behaviour = behaviour }
}

/// An object whose class may be declared in a script.
///
/// Controllers, views, and instances of script classes without a compiled base.
public protocol BehaviourCarrier: AnyObject {
  /// The overrides and implementations of its script class; nil for a compiled object.
  var behaviour: (any Behaviour)? { get }
  /// The adapters through which compiled code calls it; the object retains them.
  var adapters: [AnyObject] { get set }
}

extension BehaviourCarrier {
  /// The name of its class, which may be declared in a script.
  var className: String { behaviour?.className ?? String(describing: type(of: self)) }
}

extension ViewController: BehaviourCarrier {
  /// The overrides of its script class; nil for a compiled controller.
  public final var behaviour: (any Behaviour)? { scriptPart?.behaviour }
  /// The adapters through which compiled code calls it; empty for a compiled controller.
  public final var adapters: [AnyObject] {
    get { scriptPart?.adapters ?? [] }
    set { scriptPart?.adapters = newValue }
  }
}

extension View: BehaviourCarrier {
  /// The overrides of its script class; nil for a compiled view.
  public final var behaviour: (any Behaviour)? { scriptPart?.behaviour }
  /// The adapters through which compiled code calls it; empty for a compiled view.
  public final var adapters: [AnyObject] {
    get { scriptPart?.adapters ?? [] }
    set { scriptPart?.adapters = newValue }
  }
}

/// A behavior that waits for its object to be initialized.
struct Birth {
  let behaviour: any Behaviour
  /// The compiled class of the object; nil while any controller or view class is possible.
  var base: Any.Type?
  private var isOfBase: (AnyClass) -> Bool = { _ in true }

  init(_ behaviour: any Behaviour) { self.behaviour = behaviour }

  /// A copy restricted to one class, so that other objects made meanwhile do not take it.
  func of<Base>(_ base: Base.Type) -> Birth {
    var birth = self
    birth.base = base
    birth.isOfBase = { $0 is Base.Type }
    return birth
  }

  func isMeant(for type: AnyClass) -> Bool { isOfBase(type) }
}

extension Simulation {
  /// Makes a controller or view that has a behavior from the start of its initializer.
  ///
  /// The behavior goes to the first object of the class that `body` returns, or of the catalog
  /// initializer's class. Names and recordings use the behavior's class.
  public func make<Made>(
    with behaviour: any Behaviour, _ body: () throws -> Made
  ) rethrows -> Made {
    let outer = birth
    defer { birth = outer }
    let coming = Birth(behaviour)
    birth = Made.self is AnyClass ? coming.of(Made.self) : coming
    return try body()
  }

  /// Restricts the waiting behavior to objects of the class that `body` makes.
  func expecting<Made>(_ type: Made.Type, _ body: () throws -> Made) rethrows -> Made {
    if let coming = birth, coming.base == nil { birth = coming.of(type) }
    return try body()
  }

  /// Takes the script part for a new object of a class; usually nil.
  func takePart(for type: AnyClass) -> ScriptPart? {
    guard let coming = birth, coming.isMeant(for: type) else { return nil }
    birth = nil
    return ScriptPart(coming.behaviour)
  }
}
