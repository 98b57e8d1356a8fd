import Geometry
import Hierarchy
import TestSupport
import Testing

/// A view looks as its value and what is left of its animations add up to.
@Suite struct `A moving view` {
  private let view = NodeID(1)

  private func state(of changes: [Change], at seconds: Double) -> ViewState? {
    var recording = Recording()
    recording.append(.viewMade(view, name: "v", className: "View"))
    for change in changes { recording.append(change) }
    recording.append(.settled, by: nil, at: .zero, turn: 1)
    return recording.state(at: Instant(seconds: seconds)).presentation(of: view)
  }

  private func animation(
    _ id: Int32, _ from: ViewProperty, _ to: ViewProperty, begin: Double, duration: Double,
    _ curve: TimingCurve = .linear
  ) -> Change {
    .animationBegan(
      AnimationState(
        id: id, view: view, motion: .property(from: from, to: to), begin: Instant(seconds: begin),
        duration: duration, curve: curve))
  }

  private func point(_ x: Double) -> ViewProperty { .center(CGPoint(x: x, y: 0)) }

  @Test func `does not jump when a second animation reverses it midway`() {
    let changes = [
      .property(view, point(0)),
      animation(1, point(0), point(100), begin: 0, duration: 1),
      animation(2, point(100), point(0), begin: 0.5, duration: 1),
    ]
    let places = [0.5, 0.75, 1, 1.25, 1.5].map { state(of: changes, at: $0)?.center.x }
    #expect(places == [50, 50, 50, 25, 0])
  }

  @Test func `S1-52 goes from one title to another if it is a bar`() {
    func bar(_ progress: Double) -> ViewProperty {
      .content(
        .slidingBar(
          Content.SlidingBar(
            lower: Content.BarFace(title: "a", back: nil),
            upper: Content.BarFace(title: "b", back: "a"), progress: progress)))
    }
    let way = [
      .property(view, bar(1)), animation(1, bar(0), bar(1), begin: 0, duration: 1),
    ]
    let places = [0, 0.25, 1].map { seconds -> Double? in
      guard case .slidingBar(let bar)? = state(of: way, at: seconds)?.content else { return nil }
      return bar.progress
    }
    #expect(places == [0, 0.25, 1])
    // What is set meanwhile has the last word.
    let end = Content.bar(title: "b", back: "a")
    #expect(state(of: way + [.property(view, .content(end))], at: 0.5)?.content == end)
  }

  @Test(arguments: [UInt64](1...5))
  func `has its value plus the rest of each animation`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var changes: [Change] = []
      var parts: [AnimationState] = []
      var value = 0.0
      for id in 1...Int32(1 + random.number(below: 4)) {
        let next = random.fraction() * 100
        let curve = TimingCurve.allCases[random.number(below: 4)]
        let part = AnimationState(
          id: id, view: view, motion: .property(from: point(value), to: point(next)),
          begin: Instant(seconds: random.fraction()), duration: random.fraction() + 0.01,
          curve: curve)
        changes += [.property(view, point(next)), .animationBegan(part)]
        parts.append(part)
        value = next
      }
      let now = Instant(seconds: random.fraction() * 2)
      let expected = parts.reduce(value) { sum, part in
        guard case .property(.center(let from), .center(let to)) = part.motion else { return sum }
        return sum + (from.x - to.x) * (1 - part.progress(at: now))
      }
      let center = state(of: changes, at: now.seconds)?.center.x ?? .nan
      #expect(abs(center - expected) < 1e-9)
    }
  }

  @Test func `animates every animatable property, and no other`() {
    let half = 0.5
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let turned = CGAffineTransform(scaleX: 3, y: 5)
    let map = { (longitude: Double) in
      Content.map(
        Content.Map(
          center: Content.Place(latitude: 0, longitude: longitude), latitudeSpan: 10,
          longitudeSpan: 10))
    }
    let ends: [(ViewProperty, ViewProperty)] = [
      (.bounds(.zero), .bounds(CGRect(x: 0, y: 0, width: 10, height: 20))),
      (.alpha(1), .alpha(0)), (.transform(.identity), .transform(turned)),
      (.backgroundColor(red), .backgroundColor(blue)),
      (.content(map(170)), .content(map(-170))),
    ]
    let changes = ends.enumerated().flatMap { index, ends in
      [
        .property(view, ends.1),
        animation(Int32(index + 1), ends.0, ends.1, begin: 0, duration: 1),
      ]
    }
    let looks = state(of: changes, at: half)
    #expect(looks?.bounds == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(looks?.alpha == 0.5)
    #expect(looks?.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(looks?.backgroundColor == Color(red: 0.5, green: 0, blue: 0.5))
    guard case .map(let shown)? = looks?.content else {
      Issue.record("The map is gone.")
      return
    }
    // Half way from 170° to −170° is the antimeridian, not Greenwich.
    #expect(abs(abs(shown.center.longitude) - 180) < 1e-9)
  }

  @Test func `waits at its start until a delayed animation begins`() {
    let changes = [
      .property(view, point(8)), animation(1, point(0), point(8), begin: 1, duration: 1),
    ]
    let places = [0, 0.99, 1, 1.5, 2, 9].map { state(of: changes, at: $0)?.center.x }
    #expect(places == [0, 0, 0, 4, 8, 8])
  }
}
