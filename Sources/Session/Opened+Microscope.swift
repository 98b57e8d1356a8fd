package import Figures
package import Geometry
import Hierarchy
import Scenarios
import Support

/// The microscope: choosing, stepping through and leaving a transition.
extension Opened {
  /// The run's transitions with a duration, in order.
  ///
  /// - Complexity: O(*events* + *changes*).
  package var transitions: [RecordedTransition] {
    TransitionReader(of: recording).transitions
  }

  /// Opens a transition, at its start unless the playhead is within it.
  package mutating func look(at transition: RecordedTransition) {
    let other = microscope?.otherCurve.flatMap { $0 == transition.curve ? nil : $0 }
    var microscope = Microscope(
      transition: transition, end: transition.end, otherCurve: other)
    microscope.turnAround(with: cancelledHere, in: transitions)
    self.microscope = microscope
    let instant = player.instant
    if instant <= transition.start || instant > microscope.end {
      move { $0.seek(to: transition.start, in: $1) }
    }
    player.pause()
  }

  /// Opens the transition of an animation.
  package mutating func lookAtTransition(ofAnimation animation: Int32) {
    if let one = transitions.first(where: { $0.animations.contains(animation) }) { look(at: one) }
  }

  /// Opens the transition at the playhead, else the next, else the last.
  ///
  /// Returns whether there is any.
  @discardableResult
  package mutating func lookAtTransition() -> Bool {
    let (all, instant) = (transitions, player.instant)
    let here = all.last { $0.start <= instant && instant < $0.end }
    // The way back is part of the cancelled transition.
    let given = here.flatMap { here in
      all.first { cancelledHere?.isOf($0) ?? false && ($0 == here || $0.end == here.start) }
    }
    guard let one = given ?? here ?? all.first(where: { $0.start >= instant }) ?? all.last else {
      return false
    }
    look(at: one)
    return true
  }

  /// Opens the next or previous transition.
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

  /// Opens the transition of a palette entry; does nothing if it no longer exists.
  package mutating func lookAtTransition(withPaletteID id: String) {
    let all = transitions
    if let place = Int(id), all.indices.contains(place) { look(at: all[place]) }
  }

  package mutating func leaveMicroscope() { microscope = nil }

  /// The progress, 0…1; nil without a transition.
  package var fraction: Double? { microscope?.fraction(at: player.instant) }

  /// Seeks to a progress, 0…1.
  package mutating func seek(toFraction fraction: Double) {
    guard let microscope else { return }
    player.pause()
    move { $0.seek(to: microscope.instant(at: fraction), in: $1) }
  }

  /// Plays the transition, or pauses; starts over at its end.
  package mutating func playTransition(backward: Bool) {
    guard let microscope else { return }
    chosenStatement = nil
    if player.isPlaying, player.isBackward == backward { return player.pause() }
    player.play(recording, backward: backward, within: microscope.start...microscope.end)
  }

  /// The progress at cancellation, or now, 0…1; nil without a transition.
  ///
  /// Excludes the way back.
  package var share: Double? {
    guard isTurnedAround, let microscope, microscope.transition.duration > 0 else {
      return fraction
    }
    let passed = player.instant.seconds - microscope.start.seconds
    let most = microscope.cancellation?.fraction ?? 1
    return min(max(passed / microscope.transition.duration, 0), most)
  }

  /// The positions under the compared curve, before cancellation; nil without one.
  package var ghost: Ghost? {
    guard let microscope, let other = microscope.otherCurve else { return nil }
    return Ghost(microscope.transition.animations, curve: other)
  }

  /// Whether the current branch is the one in which the transition was cancelled.
  package var isTurnedAround: Bool {
    microscope?.cancellation.map { $0.branch == shownBranch } ?? false
  }

  /// Compares with another curve; nil ends the comparison.
  package mutating func compare(with curve: TimingCurve?) {
    microscope?.otherCurve = curve
  }
}

/// The microscope's texts.
extension Opened {
  /// The share as text, with curve values: "37 % of the time: ease in 20 %, linear 37 %".
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

  /// The slider's value text: the same, or the progress of both ways after cancellation.
  package var fractionWords: String? {
    isTurnedAround ? fraction.map { localized("\($0.percent) of both ways") } : paceWords
  }
}

extension Double {
  /// The share as a percentage: "37 %".
  package var percent: String { "\(Int(clamping: (self * 100).rounded())) %" }
}

/// Cancelling a transition midway, in a new branch.
extension Opened {
  /// Why the transition cannot be cancelled here; nil if it can.
  package var cancellingRefusal: String? {
    guard let microscope else { return localized("Choose a transition first.") }
    if case .recording = run.scenario.origin {
      return localized("A recording takes no input.")
    }
    if isTurnedAround {
      return localized("It was already cancelled. Go back to the original branch first.")
    }
    guard player.instant < microscope.transition.end, player.instant >= microscope.start else {
      return localized("It has ended here. Go to a time before its end.")
    }
    // Its first instant includes events before its start.
    if let animation = microscope.transition.animation,
      !state.animations.contains(where: { $0.id == animation })
    {
      return localized("It has not begun here. Go to a time after its start.")
    }
    return nil
  }

  /// Keeps the microscope on the same transition after a rerun, if it still exists.
  mutating func refocus() {
    guard var lens = microscope else { return }
    let old = lens.transition
    let again = transitions.first {
      $0.animation == old.animation && $0.start == old.start && $0.from == old.from
        && $0.to == old.to
    }
    guard let again else {
      microscope = nil
      return
    }
    (lens.transition, lens.end) = (again, again.end)
    if lens.cancellation?.original != branches.current { lens.cancellation = nil }
    lens.turnAround(with: cancelledHere, in: transitions)
    microscope = lens
  }

  /// The cancelled transition with which the current branch began.
  var cancelledHere: CancelledTransition? {
    branches[branches.current]?.cancelled
  }

  /// Stores the outcome of a cancelled transition in its branch.
  mutating func keep(_ cancellation: Microscope.Cancellation, of transition: RecordedTransition) {
    guard branches[cancellation.branch] != nil else { return }
    branches.all[cancellation.branch].cancelled = CancelledTransition(
      start: transition.start, animation: transition.animation, cancellation: cancellation)
  }

  /// Includes the way back of the cancelled transition, and plays both ways.
  mutating func turnAround() {
    let (cancelled, transitions) = (cancelledHere, transitions)
    microscope?.turnAround(with: cancelled, in: transitions)
    guard let microscope else { return }
    player.play(recording, backward: false, within: microscope.start...microscope.end)
  }
}
