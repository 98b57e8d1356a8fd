/// Who watches whom, and what becomes of it.
extension Simulation {
  /// Writes down that a controller begins, or ceases, to observe a property of another.
  ///
  /// One that ends with an observation on is reported as D20.
  public func noteObservation(
    of subject: ViewController, by observer: ViewController, what: String, isOn: Bool
  ) {
    note(.observation(observer: observer.id, of: subject.id, what: what, isOn: isOn))
    let observation = WatchedObservation(observer: observer.id, subject: subject.id, what: what)
    lints.with { $0.seeObservation(observation, isOn: isOn) }
  }

  /// Writes down that a controller knows another one that is none of its business, as D17 says.
  package func noteAcquaintance(of known: ViewController, by knower: ViewController) {
    note(.knows(knower.id, known.id))
  }

  /// Tells an observer, in `body`, of a change of an observed property.
  ///
  /// When that leads back here more than eight times over, the loop is cut and reported as D21, once for
  /// each property.
  /// Ours; in UIKit such a loop ends when the stack is full.
  public func tellObserver(of subject: ViewController, what: String, _ body: () -> Void) {
    let news = News(subject: subject.id, what: what)
    guard newsOnTheWay.count(where: { $0 == news }) <= FeedbackLoop.limit else {
      if lints.with({ $0.loops.insert(news).inserted }) {
        report(FeedbackLoop.diagnostic(of: what, from: subject))
      }
      return
    }
    newsOnTheWay.append(news)
    body()
    newsOnTheWay.removeLast()
  }

  /// A change that an observer is being told of.
  struct News: Hashable {
    let subject: NodeID
    let what: String
  }
}
