/// The script part of an instance: the overrides of an interpreted subclass.
///
/// The core and the containers call every overridable member through `Dispatched`, which tries the
/// behavior first; `super` in a script calls the compiled method.
public protocol Behaviour: AnyObject {
  /// The name of the interpreted class.
  var className: String { get }
  /// Whether the class or an ancestor overrides the member with this signature.
  ///
  /// The format is that of `Member.signature`: `viewWillAppear(_:)`, `title`.
  func overrides(_ signature: String) -> Bool
  /// Runs an override; returns `void` if the run was stopped.
  func call(_ signature: String, of receiver: AnyObject, _ arguments: [Value]) -> Value
  /// Runs the class's `deinit`; the receiver must not be retained.
  func end(of receiver: AnyObject)
}

extension Behaviour {
  /// Does nothing, for classes without a `deinit`.
  public func end(of receiver: AnyObject) {}
}
