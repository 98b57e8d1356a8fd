/// What a learner answered to a prediction.
package enum Answer: Hashable, Sendable {
  /// An answer on offer, by its place.
  case choice(Int)
  /// Yes or no.
  case truth(Bool)
  /// The events in the order the learner gave them, by their places in the right one.
  case order([Int])
}

/// How good an answer is, and why.
package struct Grade: Hashable, Sendable {
  package let isRight: Bool
  /// What there is to say of this very answer, if anything.
  package let remark: String?
  /// Why it is so: told with right and wrong answers alike.
  package let reason: String
  /// The rule behind it.
  package let rule: String?

  package init(isRight: Bool, remark: String?, reason: String, rule: String?) {
    (self.isRight, self.remark, self.reason, self.rule) = (isRight, remark, reason, rule)
  }
}

extension Prediction {
  /// The grade of an answer; an answer of another kind of question is wrong.
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

  /// The right answer.
  package var solution: Answer {
    switch kind {
    case .next(let options), .place(_, _, let options):
      .choice(options.firstIndex(where: \.isRight) ?? 0)
    case .truth(_, let isTrue): .truth(isTrue)
    case .order(let events): .order(Array(events.indices))
    }
  }

  /// The events of an order as they are offered: shuffled, always alike, never in the right order.
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

  /// What may be answered, as people read it; empty for orders.
  package var offers: [String] {
    switch kind {
    case .next(let options), .place(_, _, let options): options.map(\.text)
    case .truth, .order: []
    }
  }
}
