/// D27: an object that should have been released still exists after all animations.
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
      message: "\(expected.name) should be deallocated, but is still retained",
      reason: "A leaked object retains everything it references, and may keep working.",
      remedy: owner.map { "Let \($0) release \(expected.name) when it has finished." }
        ?? "Release \(expected.name), and reference its owner as weak.",
      calls: [expected.call])
  }
}

/// An object that should soon be released.
struct ExpectedEnd {
  weak var object: AnyObject?
  let name: String
  let controller: NodeID?
  let owner: NodeID?
  let call: Int32
}
