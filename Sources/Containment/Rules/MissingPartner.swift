/// D10: a transition without its old or new controller; accompanies the exception T1.
///
/// - When: `transition(from:to:)` is called with nil; UIKit's refusal T1 comes first.
/// - Remedy: Show the first child, and remove the last, without a transition.
enum MissingPartner {
  static func diagnostic(
    for parent: ViewController, from old: ViewController?, to new: ViewController?, call: Int32
  ) -> Diagnostic {
    let missing = old == nil ? (new == nil ? "old and no new" : "old") : "new"
    return Diagnostic(
      id: "D10", kind: .lint, subject: parent.id,
      participants: [parent.id] + [old, new].compactMap { $0?.id },
      message: "\(parent) ran a transition that has no \(missing) controller",
      reason: "A transition exchanges two children; with one of them missing there is nothing to "
        + "exchange, and UIKit raises.",
      remedy: "Show the first child, and remove the last, without a transition.", calls: [call],
      correctedOrder: new.map { new in
        [
          "\(parent).addChild(\(new))", "\(parent).view.addSubview(\(new).view)",
          "\(new).didMove(toParent: \(parent))",
        ]
      } ?? old.map { old in
        [
          "\(old).willMove(toParent: nil)", "\(old).view.removeFromSuperview()",
          "\(old).removeFromParent()",
        ]
      } ?? [])
  }
}
