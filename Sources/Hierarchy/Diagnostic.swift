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
  /// Why it matters: what goes wrong, or could.
  public let reason: String?
  /// One sentence that says what to do instead.
  public let remedy: String?
  /// The events that led here, by their places in `Recording.events`, in order.
  ///
  /// Calls, and callbacks that a program sent by hand; two where two are to blame.
  /// In a recording read from a file a place may lie beyond its events; ask before using it.
  public let calls: [Int32]
  /// The calls in the order that is right, each as a line of code; empty when order is not it.
  public let correctedOrder: [String]
  /// The line of the script that led here, counted from 1.
  public let line: Int?

  /// A diagnostic from its parts.
  public init(
    id: String, kind: Kind, subject: NodeID?, participants: [NodeID], message: String,
    reason: String? = nil, remedy: String?, calls: [Int32] = [], correctedOrder: [String] = [],
    line: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.participants = participants
    self.message = message
    self.reason = reason
    self.remedy = remedy
    self.calls = calls
    self.correctedOrder = correctedOrder
    self.line = line
  }
}

extension Diagnostic {
  /// Whether it is one of the lints that teach, D01 to D38, which a policy can switch off.
  public var isTeaching: Bool { kind == .lint && id.hasPrefix("D") }

  /// The same, with the events that led to it.
  public func led(by calls: [Int32]) -> Diagnostic {
    Diagnostic(
      id: id, kind: kind, subject: subject, participants: participants, message: message,
      reason: reason, remedy: remedy, calls: calls, correctedOrder: correctedOrder, line: line)
  }

  /// The same, found on a line of a script.
  func found(onLine line: Int?) -> Diagnostic {
    Diagnostic(
      id: id, kind: kind, subject: subject, participants: participants, message: message,
      reason: reason, remedy: remedy, calls: calls, correctedOrder: correctedOrder, line: line)
  }
}
