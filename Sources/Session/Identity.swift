/// An identity that no other value has: of a document, a script or a run.
///
/// Copies of a value have the same identity, whether they are older or newer than the present.
package struct Identity: Hashable, Sendable {
  private final class Token: Sendable {}

  private let token = Token()

  package static func == (one: Identity, other: Identity) -> Bool { one.token === other.token }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

/// The revision of a run's result: everything computed from a result is valid for its revision.
package struct Revision: Hashable, Sendable {
  private let origin: Identity
  /// How often the recording of a running program was extended.
  private let extensionCount: Int

  init() { (origin, extensionCount) = (Identity(), 0) }

  private init(origin: Identity, extensionCount: Int) {
    (self.origin, self.extensionCount) = (origin, extensionCount)
  }

  /// The revision of a longer recording, which begins like this one.
  var extended: Revision { Revision(origin: origin, extensionCount: extensionCount + 1) }

  /// Whether its recording begins like that of another revision, or is the same.
  package func extends(_ other: Revision) -> Bool { origin == other.origin }
}
