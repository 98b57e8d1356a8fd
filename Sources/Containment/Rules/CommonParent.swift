/// T1: a transition between controllers that are not both children of the receiver.
///
/// - When: `transition(from:to:)` is called with a controller that is not a child of the receiver,
///   or with nil.
/// - Remedy: Call `addChild` for both before the transition.
enum CommonParent {
  static func diagnostic(
    for parent: ViewController, from old: ViewController?, to new: ViewController?
  ) -> Diagnostic {
    func name(_ controller: ViewController?) -> String { controller?.name ?? "(null)" }
    return Diagnostic(
      id: "T1", kind: .exception, subject: parent.id,
      participants: [parent.id] + [old, new].compactMap { $0?.id },
      message: "Children view controllers \(name(old)) and \(name(new)) must have a common parent "
        + "view controller when calling -[UIViewController transitionFromViewController:"
        + "toViewController:duration:options:animations:completion:]",
      remedy: "Call \(parent).addChild for both before the transition.",
      correctedOrder: [
        "\(parent).addChild(\(name(new)))", "\(name(old)).willMove(toParent: nil)",
        "\(parent).transition(from: \(name(old)), to: \(name(new)), …)",
      ])
  }
}
