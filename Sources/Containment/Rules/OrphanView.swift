/// D01: the view of a controller without a parent is added to another controller's view.
///
/// - When: The view of a controller without parent is put below another controller's view. Once per
///   host.
/// - Remedy: Call `addChild` before the view is added.
enum OrphanView {
  static func diagnostic(
    for orphan: ViewController, in host: ViewController, call: Int32
  ) -> Diagnostic {
    Diagnostic(
      id: "D01", kind: .lint, subject: orphan.id, participants: [orphan.id, host.id],
      message:
        "The view of \(orphan) was put into the view of \(host), but \(orphan) has no parent",
      reason: "\(host) does not retain \(orphan) and forwards nothing to it: no rotation, no "
        + "memory warning, and no appearance when a container adds \(host).",
      remedy: "Call \(host).addChild(\(orphan)) before its view is added.", calls: [call],
      correctedOrder: [
        "\(host).addChild(\(orphan))", "\(host).view.addSubview(\(orphan).view)",
        "\(orphan).didMove(toParent: \(host))",
      ])
  }
}
