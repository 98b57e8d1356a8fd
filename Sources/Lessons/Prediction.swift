/// A question that a learner answers before the run goes on.
package struct Prediction: Hashable, Sendable {
  package let line: Int
  package let place: LessonPlace
  package let question: String
  package let kind: Kind
  /// What helps without giving the answer away.
  package let hint: String?
  /// Why it is so.
  package let reason: String
  /// The rule behind it, as in "2.4" or "D05"; the same in every language.
  package let rule: String?

  package init(
    line: Int, place: LessonPlace, question: String, kind: Kind, hint: String?, reason: String,
    rule: String?
  ) {
    (self.line, self.place, self.question, self.kind) = (line, place, question, kind)
    (self.hint, self.reason, self.rule) = (hint, reason, rule)
  }

  package enum Kind: Hashable, Sendable {
    /// Which of these comes next? The right ones are events of the trace.
    case next([Option])
    /// In which order do these come? They stand in the right one.
    case order([EventName])
    /// Is this so?
    case truth(Claim, isTrue: Bool)
    /// Where does one come out?
    case place(latitude: Double, longitude: Double, [Option])
  }

  /// An answer on offer.
  package struct Option: Hashable, Sendable {
    package let line: Int
    package let text: String
    package let isRight: Bool
    /// Why it is right or wrong, for who chose it.
    package let remark: String?

    package init(line: Int, text: String, isRight: Bool, remark: String?) {
      (self.line, self.text, self.isRight, self.remark) = (line, text, isRight, remark)
    }
  }
}

/// A change that breaks a script, and what is said about it then.
package struct BreakIt: Hashable, Sendable {
  package let line: Int
  /// What is done, in a few words.
  package let title: String
  /// The script that is broken; nil for the first.
  package let program: String?
  package let edits: [Edit]
  /// The ids of the diagnostics that follow, each once, in order; empty for none.
  ///
  /// The word `stop` among them says that the run ends early.
  package let expected: [String]
  package let claims: [Claim]
  package let reason: String

  static let stop = "stop"

  var expectsStop: Bool { expected.contains(Self.stop) }

  /// A line of the script, and what comes in its place.
  package struct Edit: Hashable, Sendable {
    package let line: Int
    package let old: String
    /// May have several lines; empty where the line is left out.
    package let new: String
  }
}

/// What must be so at the end of a lesson's script.
package struct LessonCheck: Hashable, Sendable {
  package let line: Int
  package let program: String?
  package let claims: [Claim]
}
