import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import Tunnel

/// Answers held against the unsimplified outlines, which `scripts/build-world --oracle` asks in a
/// way of its own.
@Suite struct `100,000 places anywhere` {
  @Test func `have answers, with the country of the exact outlines`() throws {
    let world = try theWorld.get()
    world.prepare()
    let oracle = try Oracle()
    let points = oracle.points()
    #expect(oracle.digest == Oracle.digest(of: points), "the oracle was asked about other points")
    let stretches = 8
    let found = Mutex([Int: Findings]())
    DispatchQueue.concurrentPerform(iterations: stretches) { stretch in
      var findings = Findings()
      for index in stride(from: stretch, to: points.count, by: stretches) {
        findings.judge(world.describe(points[index].coordinate), oracle.verdicts[index])
      }
      found.withLock { $0[stretch] = findings }
    }
    let all = found.withLock { found in (0..<stretches).compactMap { found[$0] } }
    #expect(all.flatMap(\.empty) == [])
    #expect(all.flatMap(\.wrong) == [])
    // A little less than a third of the Earth is land; harbors are few.
    #expect((28_800...29_600).contains(all.map(\.onLand).reduce(0, +)))
    #expect((1...60).contains(all.map(\.inHarbor).reduce(0, +)))
  }
}

/// What came out of a stretch of the points.
private struct Findings {
  var empty: [String] = []
  var wrong: [String] = []
  var onLand = 0
  var inHarbor = 0

  mutating func judge(_ answer: PlaceAnswer, _ verdict: Oracle.Verdict) {
    let label = answer.label()
    if label.isEmpty || answer.kind == .unknown || answer.place == nil {
      empty.append("\(answer.coordinate): \(label)")
    }
    if answer.kind == .land { onLand += 1 }
    // A disputed part of a country is named alone.
    let isPart = answer.disputed != nil && answer.country == nil && verdict.country != nil
    guard !verdict.isNearBorder, !isPart, answer.country != verdict.country else { return }
    if verdict.country == nil, let place = answer.place, place.isInside || place.distanceKm <= 5 {
      inHarbor += 1
    } else {
      wrong.append("\(answer.coordinate): \(label), not in \(verdict.country ?? "a country")")
    }
  }
}

/// The file countries.oracle: what the exact outlines say about the points.
private struct Oracle {
  struct Verdict {
    let country: String?
    let isNearBorder: Bool
  }

  let digest: UInt32
  let verdicts: [Verdict]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Oracle/countries.oracle")
    var bytes = try Data(contentsOf: file)[...]
    func number() -> Int {
      var (value, shift) = (0, 0)
      while let byte = bytes.popFirst() {
        value |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return value
    }
    let countries = (0..<number()).map { _ in
      let length = number()
      let text = bytes.prefix(length)
      bytes.removeFirst(length)
      return String(decoding: text, as: UTF8.self)
    }
    digest = UInt32(number())
    verdicts = (0..<number()).map { _ in
      let value = number()
      return Verdict(
        country: value < 2 ? nil : countries[value / 2 - 1], isNearBorder: value % 2 == 1)
    }
  }

  /// A point in millionths of a degree.
  struct Point {
    let latitude, longitude: Int

    var coordinate: Coordinate {
      Coordinate(clampedLatitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
    }
  }

  /// The points the verdicts are about.
  func points() -> [Point] {
    var random = SeededGenerator(seed: 5)
    func fraction() -> Double { Double(random.next() >> 11) / Double(1 << 53) }
    return verdicts.map { _ in
      let latitude = asin(2 * fraction() - 1) * 180 / .pi
      let longitude = 360 * fraction() - 180
      return Point(
        latitude: Int((latitude * 1e6 + 0.5).rounded(.down)),
        longitude: Int((longitude * 1e6 + 0.5).rounded(.down)))
    }
  }

  static func digest(of points: [Point]) -> UInt32 {
    points.reduce(0) { digest, point in
      (digest &* 31 &+ UInt32(truncatingIfNeeded: point.latitude)) &* 31
        &+ UInt32(truncatingIfNeeded: point.longitude)
    }
  }
}
