import Containers
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

  @Test func `asks again only beyond 100 m, and ignores nil`() {
    // A degree of latitude is 111.2 km.
    #expect(asked([(0, 0), (0.0008, 0), nil, (0.0017, 0), (0.0017, 0)]) == [0, 0.0017])
    #expect(asked([nil, (10, 0), nil, (10.1, 0)]) == [10, 10.1])
  }

  @Test func `measures from the place it asked about last, not from one it passed over`() {
    #expect(asked([(0, 0), (0.0008, 0), (0.0016, 0)]) == [0, 0.0016])
  }

  @Test func `shows the last answer only, however slow the geocoder`() {
    #expect(asked([(1, 0), (2, 0), (3, 0)], latency: 1) == [3])
  }
}
