import Samples
import Testing

/// The back of a map.
@Suite struct `A geo pane` {
  /// Counts the questions.
  private final class Counting: ReverseGeocoding, @unchecked Sendable {
    var asked: [Coordinate] = []
    func label(for coordinate: Coordinate) -> PlaceAnswer {
      asked.append(coordinate)
      return CoordinatesOnly().label(for: coordinate)
    }
  }

  private func asked(_ places: [(Double, Double)?], latency: Double = 0) -> [Double] {
    let geocoder = Counting()
    let stage = Stage { GeoInfoController("geo") }
    stage.simulation[Geocoding.self] = Geocoding(geocoder, latency: latency)
    for place in places {
      let coordinate = place.map { Coordinate(latitude: $0.0, longitude: $0.1) }
      stage.perform { stage.root?.location = coordinate }
    }
    stage.finish()
    return geocoder.asked.map(\.latitude)
  }

  @Test func `geocodes again only beyond 100 m, and ignores nil`() {
    // A degree of latitude is 111.2 km.
    #expect(asked([(0, 0), (0.0008, 0), nil, (0.0017, 0), (0.0017, 0)]) == [0, 0.0017])
    #expect(asked([nil, (10, 0), nil, (10.1, 0)]) == [10, 10.1])
  }

  @Test func `measures from its last request, not from a skipped place`() {
    #expect(asked([(0, 0), (0.0008, 0), (0.0016, 0)]) == [0, 0.0016])
  }

  @Test func `shows only the last answer, however slow the geocoder`() {
    #expect(asked([(1, 0), (2, 0), (3, 0)], latency: 1) == [3])
  }
}

/// The back of a map as published, next to ours: K02, K03, K04 and K08.
@Suite struct `A published geo pane` {
  private struct Letters: ReverseGeocoding {
    func label(for coordinate: Coordinate) -> PlaceAnswer {
      CoordinatesOnly().label(for: coordinate)
    }
  }

  private func text(_ stage: Stage<GeoInfoController>) -> String {
    for view in stage.root?.view.subviews ?? [] {
      if case .text(let text) = view.content { return text.string }
    }
    return ""
  }

  private func stage(
    isAsPublished: Bool, latencies: [Double] = [0.3]
  ) -> Stage<GeoInfoController> {
    let stage = Stage { GeoInfoController("geo", isAsPublished: isAsPublished) }
    stage.simulation[Geocoding.self] = Geocoding(Letters(), latencies: latencies)
    return stage
  }

  private func ask(_ stage: Stage<GeoInfoController>, _ latitude: Double) {
    stage.perform { stage.root?.location = Coordinate(latitude: latitude, longitude: 0) }
  }

  @Test(arguments: [(true, ""), (false, "Thinking…")])
  func `K02 loses text that is set before its view is loaded`(isAsPublished: Bool, expected: String)
  {
    let simulation = Simulation()
    simulation[Geocoding.self] = Geocoding(Letters(), latency: 0.3)
    simulation.make {
      let geo = GeoInfoController("geo", isAsPublished: isAsPublished)
      geo.location = Coordinate(latitude: 1, longitude: 2)
      guard case .text(let text)? = geo.view.subviews.first?.content else {
        #expect(expected.isEmpty)
        return
      }
      #expect(text.string == expected)
      simulation.finishAnimations()
    }
  }

  @Test func `K03 shows nothing without an answer; ours does, and retries`() {
    for isAsPublished in [true, false] {
      let stage = stage(isAsPublished: isAsPublished)
      stage.simulation[Geocoding.self].isFailing = true
      ask(stage, 1)
      stage.finish()
      #expect(text(stage) == (isAsPublished ? "Thinking…" : "No answer. Tap to ask again."))
      stage.simulation[Geocoding.self].isFailing = false
      stage.perform { stage.root?.view.tap() }
      stage.finish()
      #expect(text(stage) == (isAsPublished ? "Thinking…" : "1° N, 0°"))
    }
  }

  @Test func `K04 shows the answer that arrives last, even to an older request`() {
    for isAsPublished in [true, false] {
      let stage = stage(isAsPublished: isAsPublished, latencies: [1, 0.2])
      ask(stage, 1)
      ask(stage, 2)
      stage.finish()
      #expect(text(stage) == (isAsPublished ? "1° N, 0°" : "2° N, 0°"))
    }
  }

  @Test func `K08 does not ask again at the same place, even after a failure`() {
    for isAsPublished in [true, false] {
      let stage = stage(isAsPublished: isAsPublished)
      stage.simulation[Geocoding.self].isFailing = true
      ask(stage, 1)
      stage.finish()
      stage.simulation[Geocoding.self].isFailing = false
      ask(stage, 1)
      stage.finish()
      #expect(text(stage) == (isAsPublished ? "Thinking…" : "1° N, 0°"))
    }
  }
}
