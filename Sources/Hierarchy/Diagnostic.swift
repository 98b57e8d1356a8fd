/// Something the simulated UIKit, or Terrarium, has to say about a use of containment.
public struct Diagnostic: Hashable, Sendable {
  /// How serious it is, and who says it.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// UIKit raises; here the call was refused and changed nothing.
    case exception
    /// UIKit writes to the console.
    case warning
    /// Terrarium's own advice.
    case lint
  }

  /// Its short code, as in "H1" or "D05".
  public let id: String
  /// How serious it is.
  public let kind: Kind
  /// The controller it is about; nil when the misuse concerns no known one.
  public let subject: NodeID?
  /// Everybody who takes part, the subject included.
  public let participants: [NodeID]
  /// UIKit's words, or ours for a lint.
  public let message: String
  /// One sentence that says what to do instead.
  public let remedy: String?
  /// The line of the script that led here, counted from 1.
  public let line: Int?

  /// A diagnostic from its parts.
  public init(
    id: String, kind: Kind, subject: NodeID?, participants: [NodeID], message: String,
    remedy: String?, line: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.participants = participants
    self.message = message
    self.remedy = remedy
    self.line = line
  }
}
