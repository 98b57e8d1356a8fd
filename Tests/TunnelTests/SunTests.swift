import Foundation
import TestSupport
import Testing
import Tunnel

/// An instant in Greenwich: "2024-06-20 20:51".
private func instant(_ text: String) throws -> Date {
  try Date("\(text.replacingOccurrences(of: " ", with: "T")):00Z", strategy: .iso8601)
}

@Suite struct `The sun` {
  /// Equinoxes and solstices as the almanacs give them, to the minute.
  @Test(arguments: [
    ("2000-03-20 07:35", 0.0), ("2000-06-21 01:48", 90), ("2000-09-22 17:28", 180),
    ("2000-12-21 13:37", 270), ("2012-06-20 23:09", 90), ("2012-12-21 11:12", 270),
    ("2024-03-20 03:06", 0), ("2024-06-20 20:51", 90), ("2024-09-22 12:44", 180),
    ("2024-12-21 09:21", 270), ("2025-03-20 09:01", 0), ("2025-06-21 02:42", 90),
    ("2025-09-22 18:19", 180), ("2025-12-21 15:03", 270),
  ])
  func `is where the almanacs say when a season begins`(
    time: String, longitude: Double
  ) throws {
    let sun = Sun(at: try instant(time))
    let off = abs(sun.eclipticLongitude - longitude)
    #expect(min(off, 360 - off) < 0.012)
    let declination = longitude == 90 ? 23.437 : longitude == 270 ? -23.437 : 0
    #expect(abs(sun.declination - declination) < 0.008)
  }

  /// The extremes and zeros of the equation of time, in minutes.
  @Test(arguments: [
    ("2024-02-11 12:00", -14.24), ("2024-04-15 12:00", 0), ("2024-05-14 12:00", 3.65),
    ("2024-06-13 12:00", 0), ("2024-07-26 12:00", -6.54), ("2024-09-01 12:00", 0),
    ("2024-11-03 12:00", 16.45), ("2024-12-25 06:00", 0),
  ])
  func `has the published equation of time`(time: String, minutes: Double) throws {
    #expect(abs(Sun(at: try instant(time)).equationOfTime - minutes) < 0.2)
  }

  @Test(arguments: [
    // At noon in Greenwich the sun is as far from its meridian as its clock is off.
    ("2024-03-20 12:07", 0.15, 0.0), ("2024-06-20 12:02", 23.44, 0.0),
    ("2024-12-21 11:58", -23.44, 0.0), ("2024-11-03 23:44", -15.4, -180.0),
    ("2000-01-01 12:03", -23.03, 0.0),
  ])
  func `is overhead at the expected hour`(
    time: String, latitude: Double, longitude: Double
  ) throws {
    let noon = Sun(at: try instant(time)).subsolarPoint
    #expect(abs(noon.latitude - latitude) < 0.15)
    #expect(abs((noon.longitude - longitude).remainder(dividingBy: 360)) < 0.3)
  }

  @Test func `is right about sunrise in Greenwich and the midnight sun`() throws {
    let greenwich = try Coordinate(latitude: 51.4769, longitude: 0)
    // Sunrise 3:43, sunset 20:21 (universal time) on 20 June 2024, as the almanac has them.
    let times = ["03:40", "03:46", "20:18", "20:25"]
    #expect(
      try times.map { Sun(at: try instant("2024-06-20 \($0)")).isDay(at: greenwich) }
        == [false, true, true, false])
    let tromso = try Coordinate(latitude: 69.65, longitude: 18.96)
    #expect(Sun(at: try instant("2024-06-20 23:00")).isDay(at: tromso))
    #expect(!Sun(at: try instant("2024-12-21 11:00")).isDay(at: tromso))
  }

  @Test func `makes day at one end of a tunnel and night at the other`() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let sun = Sun(at: Date(timeIntervalSince1970: .random(in: -6e8...2.5e9, using: &random)))
      let here = try random.coordinate()
      #expect(abs(sun.altitude(at: here) + sun.altitude(at: here.antipode)) < 1e-6)
      // Refraction and the sun's size give both ends a little of it at dusk.
      #expect(sun.isDay(at: here) || sun.isDay(at: here.antipode))
      let gap = sun.meanTime(at: here).seconds - sun.meanTime(at: here.antipode).seconds
      let isPole = abs(here.latitude) == 90
      #expect(isPole || abs(abs(gap) - 43_200) < 1e-3)
      let seasons = [here, here.antipode].map { sun.season(at: $0) }
      let numbers = seasons.compactMap { Season.allCases.firstIndex(of: $0) }
      #expect(abs(numbers[0] - numbers[1]) == 2)
    }
  }

  @Test func `has the time and season of Lemvig and of its antipode`() throws {
    let sun = Sun(at: try instant("2024-11-03 12:00"))
    let lemvig = Presets.lemvig.coordinate
    #expect(sun.meanTime(at: lemvig).description == "12:33")
    #expect(sun.meanTime(at: lemvig.antipode).description == "00:33")
    #expect(sun.sundialTime(at: lemvig).description == "12:49")
    #expect(sun.season(at: lemvig) == .autumn)
    #expect(sun.season(at: lemvig.antipode) == .spring)
  }
}

@Suite struct `The terminator` {
  @Test func `has the sun on the horizon, all around`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let sun = Sun(at: Date(timeIntervalSince1970: .random(in: -6e8...2.5e9, using: &random)))
      let line = Terminator(of: sun).line
      #expect(line.count > 170)
      #expect(line.first?.longitude == -180 && line.last?.longitude == 180)
      #expect(abs((line.first?.latitude ?? 0) - (line.last?.latitude ?? 1)) < 1e-9)
      for (left, right) in zip(line, line.dropFirst()) {
        #expect(left.longitude <= right.longitude)
      }
      for point in line {
        let place = try Coordinate(latitude: point.latitude, longitude: point.longitude)
        #expect(abs(sun.altitude(at: place)) < 0.002)
      }
    }
  }

  @Test func `has the night on the side of the dark pole`() throws {
    var random = SeededGenerator(seed: 8)
    for time in ["2024-06-20 20:51", "2024-12-21 09:21", "2024-03-20 03:06", "2024-09-22 12:44"] {
      let sun = Sun(at: try instant(time))
      let night = Terminator(of: sun).night
      for _ in 0..<500 {
        let place = try random.coordinate()
        guard abs(sun.altitude(at: place)) > 1 else { continue }
        #expect(night.surround(place) == (sun.altitude(at: place) < 0))
      }
    }
  }
}

extension [MapPoint] {
  /// Whether a place is inside this outline, by the even-odd rule.
  fileprivate func surround(_ place: Coordinate) -> Bool {
    var isInside = false
    for (from, to) in zip(self, self.dropFirst() + self.prefix(1))
    where (from.longitude <= place.longitude) != (to.longitude <= place.longitude) {
      let part = (place.longitude - from.longitude) / (to.longitude - from.longitude)
      if from.latitude + part * (to.latitude - from.latitude) > place.latitude { isInside.toggle() }
    }
    return isInside
  }
}
