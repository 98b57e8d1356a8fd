/// Observations between controllers.
extension Simulation {
  /// Records that a controller starts or stops observing a property of another.
  ///
  /// Reports D20 if one of them is released during an observation.
  public func noteObservation(
    of subject: ViewController, by observer: ViewController, what: String, isOn: Bool
  ) {
    note(.observation(observer: observer.id, of: subject.id, what: what, isOn: isOn))
    let observation = WatchedObservation(observer: observer.id, subject: subject.id, what: what)
    lints.seeObservation(observation, isOn: isOn)
  }

  /// Records that a controller references another one against the layering, as in D17.
  package func noteAcquaintance(of known: ViewController, by knower: ViewController) {
    note(.knows(knower.id, known.id))
  }

  /// Notifies an observer, in `body`, of a change of an observed property.
  ///
  /// Stops a feedback loop after eight rounds and reports it as D21, once per property.
  /// An addition to UIKit; in
  /// UIKit such a loop ends with a stack overflow.
  public func tellObserver(of subject: ViewController, what: String, _ body: () -> Void) {
    let news = News(subject: subject.id, what: what)
    guard newsOnTheWay.count(where: { $0 == news }) <= FeedbackLoop.limit else {
      if lints.loops.insert(news).inserted {
        report(FeedbackLoop.diagnostic(of: what, from: subject))
      }
      return
    }
    newsOnTheWay.append(news)
    body()
    newsOnTheWay.removeLast()
  }

  /// A change in notification.
  struct News: Hashable {
    let subject: NodeID
    let what: String
  }
}
