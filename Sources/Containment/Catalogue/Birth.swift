/// What a script's class adds to one compiled object.
final class ScriptPart {
  let behaviour: any Behaviour
  /// The adapters that speak for the object to compiled code.
  var adapters: [AnyObject] = []

  init(_ behaviour: any Behaviour) { self.behaviour = behaviour }
}

/// An object that may be an instance of a script's own class.
///
/// Controllers and views are; so are the instances of script classes without a compiled base.
public protocol BehaviourCarrier: AnyObject {
  /// What its class in the script overrides and implements; nil for a compiled object.
  var behaviour: (any Behaviour)? { get }
  /// The adapters that speak for it to compiled code; the object keeps them alive.
  var adapters: [AnyObject] { get set }
}

extension BehaviourCarrier {
  /// The name of its class, a script's own included.
  var className: String { behaviour?.className ?? String(describing: type(of: self)) }
}

extension ViewController: BehaviourCarrier {
  /// What its class in the script overrides; nil for a compiled controller.
  public final var behaviour: (any Behaviour)? { scriptPart?.behaviour }
  /// The adapters that speak for it; a compiled controller needs none.
  public final var adapters: [AnyObject] {
    get { scriptPart?.adapters ?? [] }
    set { scriptPart?.adapters = newValue }
  }
}

extension View: BehaviourCarrier {
  /// What its class in the script overrides; nil for a compiled view.
  public final var behaviour: (any Behaviour)? { scriptPart?.behaviour }
  /// The adapters that speak for it; a compiled view needs none.
  public final var adapters: [AnyObject] {
    get { scriptPart?.adapters ?? [] }
    set { scriptPart?.adapters = newValue }
  }
}

/// A behaviour that waits for the object it belongs to.
struct Birth {
  let behaviour: any Behaviour
  /// The compiled class of the object; nil while any class of controller or view is possible.
  var base: Any.Type?
  private var isOfBase: (AnyClass) -> Bool = { _ in true }

  init(_ behaviour: any Behaviour) { self.behaviour = behaviour }

  /// The same, for an object of one class alone: what is made on the way is not meant.
  func of<Base>(_ base: Base.Type) -> Birth {
    var birth = self
    birth.base = base
    birth.isOfBase = { $0 is Base.Type }
    return birth
  }

  func isMeant(for type: AnyClass) -> Bool { isOfBase(type) }
}

extension Simulation {
  /// Makes a controller or view that carries a behaviour from its first breath on.
  ///
  /// The first object of the class that `body` answers, or that the asked initializer of the
  /// catalogue makes, is given the behaviour. It is called and recorded by the behaviour's class.
  public func make<Made>(
    with behaviour: any Behaviour, _ body: () throws -> Made
  ) rethrows -> Made {
    let outer = birth
    defer { birth = outer }
    let coming = Birth(behaviour)
    birth = Made.self is AnyClass ? coming.of(Made.self) : coming
    return try body()
  }

  /// Lets the behaviour that waits be taken only by an object of the class `body` makes.
  func expecting<Made>(_ type: Made.Type, _ body: () throws -> Made) rethrows -> Made {
    if let coming = birth, coming.base == nil { birth = coming.of(type) }
    return try body()
  }

  /// The part that a new object of a class is given, once; nil for most.
  func takePart(for type: AnyClass) -> ScriptPart? {
    guard let coming = birth, coming.isMeant(for: type) else { return nil }
    birth = nil
    return ScriptPart(coming.behaviour)
  }
}
