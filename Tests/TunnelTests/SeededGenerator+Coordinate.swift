import Foundation
import TestSupport
import Tunnel

/// Places that look random and are the same for the same seed.
extension SeededGenerator {
  /// A place anywhere on the globe, evenly spread over its surface.
  mutating func coordinate() throws -> Coordinate {
    let height = Double.random(in: -1...1, using: &self)
    return try Coordinate(
      latitude: asin(height) * 180 / .pi, longitude: .random(in: -180...180, using: &self))
  }
}
