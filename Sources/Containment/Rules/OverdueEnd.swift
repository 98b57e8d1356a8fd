/// D27: an object that should have ended is still alive when everything has come to rest.
///
/// - When: All animations are over, and an object announced with `expectEnd(of:named:by:)` is still
///   alive.
/// - Remedy: Release it when it is done.
enum OverdueEnd {
  static func diagnostic(of expected: ExpectedEnd, in recording: Recording) -> Diagnostic {
    let subject = expected.controller ?? expected.owner
    let owner = expected.owner.map(recording.name(of:))
    return Diagnostic(
      id: "D27", kind: .lint, subject: subject,
      participants: [expected.controller, expected.owner].compactMap(\.self),
      message: "\(expected.name) should be gone, and somebody still holds it",
      reason: "What is held for ever keeps everything that it holds itself, and may go on working.",
      remedy: owner.map { "Let \($0) let go of \(expected.name) when it is told that it is done." }
        ?? "Let go of \(expected.name), and refer back to its owner as weak.",
      calls: [expected.call])
  }
}

/// Something that is to end soon.
struct ExpectedEnd {
  weak var object: AnyObject?
  let name: String
  let controller: NodeID?
  let owner: NodeID?
  let call: Int32
}
