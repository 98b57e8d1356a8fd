/// A question for the learner before the run continues.
package struct Prediction: Hashable, Sendable {
  package let line: Int
  package let place: LessonPlace
  package let question: String
  package let kind: Kind
  /// A hint that does not reveal the answer.
  package let hint: String?
  /// The explanation.
  package let reason: String
  /// The rule that applies, such as "2.4" or "D05"; the same in every language.
  package let rule: String?

  package init(
    line: Int, place: LessonPlace, question: String, kind: Kind, hint: String?, reason: String,
    rule: String?
  ) {
    (self.line, self.place, self.question, self.kind) = (line, place, question, kind)
    (self.hint, self.reason, self.rule) = (hint, reason, rule)
  }

  package enum Kind: Hashable, Sendable {
    /// Which of these comes next? The correct options are events of the trace.
    case next([Option])
    /// In which order do these come? Listed in the correct order.
    case order([EventName])
    /// Is this so?
    case truth(Claim, isTrue: Bool)
    /// Where does the tunnel from this place come out?
    case place(latitude: Double, longitude: Double, [Option])
  }

  /// An answer option.
  package struct Option: Hashable, Sendable {
    package let line: Int
    package let text: String
    package let isRight: Bool
    /// Why it is right or wrong, for those who chose it.
    package let remark: String?

    package init(line: Int, text: String, isRight: Bool, remark: String?) {
      (self.line, self.text, self.isRight, self.remark) = (line, text, isRight, remark)
    }
  }
}
