/// A learner's answer to a question.
package enum Answer: Hashable, Sendable {
  /// The index of an option.
  case choice(Int)
  /// The answer to a true-or-false question.
  case truth(Bool)
  /// The events in the learner's order, as indices of the correct order.
  case order([Int])
}

/// The correctness of an answer, and the explanation.
package struct Grade: Hashable, Sendable {
  package let isRight: Bool
  /// A remark on this answer, if any.
  package let remark: String?
  /// The explanation, shown for right and wrong answers alike.
  package let reason: String
  /// The rule that applies.
  package let rule: String?

  package init(isRight: Bool, remark: String?, reason: String, rule: String?) {
    (self.isRight, self.remark, self.reason, self.rule) = (isRight, remark, reason, rule)
  }
}

extension Prediction {
  /// Grades an answer; an answer of the wrong kind is wrong.
  package func grade(_ answer: Answer) -> Grade {
    let (isRight, remark): (Bool, String?) =
      switch (kind, answer) {
      case (.next(let options), .choice(let place)),
        (.place(_, _, let options), .choice(let place)):
        options.indices.contains(place)
          ? (options[place].isRight, options[place].remark) : (false, nil)
      case (.truth(_, let isTrue), .truth(let said)): (said == isTrue, nil)
      case (.order(let events), .order(let said)): (said == Array(events.indices), nil)
      default: (false, nil)
      }
    return Grade(isRight: isRight, remark: remark, reason: reason, rule: rule)
  }

  /// The correct answer.
  package var solution: Answer {
    switch kind {
    case .next(let options), .place(_, _, let options):
      .choice(options.firstIndex(where: \.isRight) ?? 0)
    case .truth(_, let isTrue): .truth(isTrue)
    case .order(let events): .order(Array(events.indices))
    }
  }

  /// The events of an ordering question in a fixed shuffled order, which is never the correct one.
  package var shuffledOrder: [Int] {
    guard case .order(let events) = kind else { return [] }
    let seed = UInt64(Digest(of: Array(question.utf8)).description, radix: 16) ?? 1
    var (order, state) = (Array(events.indices), seed)
    for index in order.indices.reversed().dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(index, Int(state >> 33) % (index + 1))
    }
    return order == Array(events.indices) ? Array(order.reversed()) : order
  }

  /// The texts of the options; empty for ordering questions.
  package var offers: [String] {
    switch kind {
    case .next(let options), .place(_, _, let options): options.map(\.text)
    case .truth, .order: []
    }
  }
}
