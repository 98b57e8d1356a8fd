package import Figures
package import Geometry
import Hierarchy
import Support

/// Looking at one transition: choosing it, going through it, and leaving it.
extension Session {
  /// Every transition of the run that took time, in its order.
  ///
  /// - Complexity: O(*events* + *changes*).
  package var transitions: [RecordedTransition] {
    TransitionReader(of: recording).transitions
  }

  /// The transition that is looked at closely, if one is.
  package var microscope: Microscope? { lens?.runCount == runCount ? lens : nil }

  /// Looks at a transition, from its start unless one stands in it.
  package mutating func look(at transition: RecordedTransition) {
    let other = microscope?.otherCurve.flatMap { $0 == transition.curve ? nil : $0 }
    var lens = Microscope(
      transition: transition, end: transition.end, otherCurve: other, runCount: runCount)
    lens.turnAround(with: cancelledHere, in: transitions)
    self.lens = lens
    let instant = player.instant
    if instant <= transition.start || instant > lens.end {
      move { $0.seek(to: transition.start, in: $1) }
    }
    player.pause()
  }

  /// Looks at the transition to which an animation belongs.
  package mutating func lookAtTransition(ofAnimation animation: Int32) {
    if let one = transitions.first(where: { $0.animations.contains(animation) }) { look(at: one) }
  }

  /// Looks at the transition in which one stands, else at the next one, else at the last.
  ///
  /// Answers whether there is any.
  @discardableResult
  package mutating func lookAtTransition() -> Bool {
    let (all, instant) = (transitions, player.instant)
    let here = all.last { $0.start <= instant && instant < $0.end }
    // The way back is part of what was given up.
    let given = here.flatMap { here in
      all.first { cancelledHere?.isOf($0) ?? false && ($0 == here || $0.end == here.start) }
    }
    guard let one = given ?? here ?? all.first(where: { $0.start >= instant }) ?? all.last else {
      return false
    }
    look(at: one)
    return true
  }

  /// Looks at the transition after, or before, the one that is looked at.
  package mutating func lookAtTransition(by step: Int) {
    guard let microscope else {
      lookAtTransition()
      return
    }
    let all = transitions
    let place = all.firstIndex {
      $0.start == microscope.start && $0.animation == microscope.transition.animation
    }
    guard let place, all.indices.contains(place + step) else { return }
    move { $0.seek(to: all[place + step].start, in: $1) }
    look(at: all[place + step])
  }

  package mutating func leaveMicroscope() { lens = nil }

  /// How much of the transition has passed, 0…1; nil when none is looked at.
  package var fraction: Double? { microscope?.fraction(at: player.instant) }

  /// Goes to a fraction of the transition that is looked at, 0…1.
  package mutating func seek(toFraction fraction: Double) {
    guard let microscope else { return }
    player.pause()
    move { $0.seek(to: microscope.instant(at: fraction), in: $1) }
  }

  /// Plays the transition, or pauses; at its end it begins again.
  package mutating func playTransition(backward: Bool) {
    guard let microscope else { return }
    chosenStatement = nil
    if player.isPlaying, player.isBackward == backward { return player.pause() }
    player.play(recording, backward: backward, within: microscope.start...microscope.end)
    if reducesMotion { seek(toFraction: backward ? 0 : 1) }
  }

  /// How much of its own time had passed when it was given up, or has until now, 0…1; nil when none is looked
  /// at.
  ///
  /// The way back is none of it.
  package var share: Double? {
    guard isTurnedAround, let microscope, microscope.transition.duration > 0 else {
      return fraction
    }
    let passed = player.instant.seconds - microscope.start.seconds
    let most = microscope.cancellation?.fraction ?? 1
    return min(max(passed / microscope.transition.duration, 0), most)
  }

  /// Where things would be under the curve that is compared with, on the way there; nil without one.
  package var ghost: Ghost? {
    guard let microscope, let other = microscope.otherCurve else { return nil }
    return Ghost(microscope.transition.animations, curve: other)
  }

  /// Whether what is looked at is the branch in which the transition was given up.
  package var isTurnedAround: Bool {
    microscope?.cancellation.map { $0.branch == shownBranch } ?? false
  }

  /// Compares the pace with that of another curve; nil ends that.
  package mutating func compare(with curve: TimingCurve?) {
    lens?.otherCurve = curve
  }
}

/// What the microscope says.
extension Session {
  /// The share in words, with the paces: "37 % of the time: ease in 20 %, linear 37 %".
  package var paceWords: String? {
    guard let microscope, let share else { return nil }
    let time = share.percent
    guard let curve = microscope.transition.curve else { return localized("\(time) of the time") }
    let curves = [curve] + (microscope.otherCurve.map { [$0] } ?? [])
    let paces = curves.map { "\($0.words) \($0.progress(at: share).percent)" }
      .joined(separator: ", ")
    if isTurnedAround, share == microscope.cancellation?.fraction {
      return localized("Turned around after \(time) of the time: \(paces)")
    }
    return localized("\(time) of the time: \(paces)")
  }

  /// What the slider says: the same, or how much of both ways has passed where it was given up.
  package var fractionWords: String? {
    isTurnedAround ? fraction.map { localized("\($0.percent) of both ways") } : paceWords
  }
}

extension Double {
  /// As people say a share: "37 %".
  package var percent: String { "\(Int(clamping: (self * 100).rounded())) %" }
}
