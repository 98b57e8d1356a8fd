/// What an interpreted subclass adds to the instance of its compiled base.
///
/// The core and the containers make every call of an overridable member through a dispatcher,
/// which asks the behaviour first; `super` in a script calls the compiled method.
public protocol Behaviour: AnyObject {
  /// The name of the interpreted class.
  var className: String { get }
  /// Whether the class, or one it inherits from, overrides a member, by its signature.
  ///
  /// A member is named as `Member.signature` does: `viewWillAppear(_:)`, `title`.
  func overrides(_ signature: String) -> Bool
  /// Runs an override; answers `void` when the run was stopped.
  func call(_ signature: String, of receiver: AnyObject, _ arguments: [Value]) -> Value
  /// Runs what the class does when its instance ends; the receiver must not be kept.
  func end(of receiver: AnyObject)
}

extension Behaviour {
  /// Does nothing: most classes have nothing to do when an instance ends.
  public func end(of receiver: AnyObject) {}
}
