/// D13: a flip includes other views than the two that it exchanges.
///
/// - When: A flip runs in a view that holds other visible views than the two.
/// - Remedy: Give the exchanged children a container view of their own.
enum CrowdedFlip {
  static func diagnostic(
    by parent: ViewController, to new: ViewController, in host: View, others: [View], call: Int32
  ) -> Diagnostic {
    let names = others.map(\.name).joined(separator: ", ")
    return Diagnostic(
      id: "D13", kind: .lint, subject: parent.id,
      participants: [parent.id, new.id] + others.compactMap { $0.controller?.id },
      message: "The flip to \(new) flips \(host) as a whole, with \(names)",
      reason: "A flip animates the superview of the old view with everything in it.",
      remedy: "Put the exchanged children into a container view of their own.", calls: [call],
      correctedOrder: [
        "\(parent).view.addSubview(slot)", "slot.addSubview(\(new).view)",
        "\(new).didMove(toParent: \(parent))",
      ])
  }
}
