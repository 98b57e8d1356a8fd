/// A message of the simulated UIKit, or of Terrarium, about a use of containment.
public struct Diagnostic: Hashable, Sendable {
  /// The severity and origin of a diagnostic.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// UIKit raises an exception; here the call was refused and changed nothing.
    case exception
    /// UIKit logs to the console.
    case warning
    /// Terrarium's own advice.
    case lint
  }

  /// Its short code, such as "H1" or "D05".
  public let id: String
  /// Its severity and origin.
  public let kind: Kind
  /// The controller it is about; nil if unknown.
  public let subject: NodeID?
  /// All nodes involved, the subject included.
  public let participants: [NodeID]
  /// UIKit's message, or Terrarium's for a lint.
  public let message: String
  /// The consequences of the misuse.
  public let reason: String?
  /// One sentence that explains the fix.
  public let remedy: String?
  /// The events that led here, by index in `Recording.events`, in order.
  ///
  /// They are calls, and callbacks that a program sent by hand; two if both are to blame. In a
  /// recording read from a file an index may be out of range; check before using it.
  public let calls: [Int32]
  /// The calls in the correct order, each as a line of code; empty if order is not the issue.
  public let correctedOrder: [String]
  /// The script line that led here, counted from 1.
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
  /// Whether it is one of the lints D01 to D38, which a policy can switch off.
  public var isTeaching: Bool { kind == .lint && id.hasPrefix("D") }

  /// A copy with the events that led to it.
  public func led(by calls: [Int32]) -> Diagnostic {
    Diagnostic(
      id: id, kind: kind, subject: subject, participants: participants, message: message,
      reason: reason, remedy: remedy, calls: calls, correctedOrder: correctedOrder, line: line)
  }

  /// A copy with a script line.
  func found(onLine line: Int?) -> Diagnostic {
    Diagnostic(
      id: id, kind: kind, subject: subject, participants: participants, message: message,
      reason: reason, remedy: remedy, calls: calls, correctedOrder: correctedOrder, line: line)
  }
}
