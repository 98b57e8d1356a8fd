import Support

/// Decoded polygons: rings of integer corners, each with an owner.
///
/// Corners are in millionths of a degree, so that queries have exact answers. A ring's last corner
/// is connected to its first and not repeated.
struct Shapes: Sendable {
  /// A corner in millionths of a degree.
  struct Corner: Hashable, Sendable {
    let x: Int32
    let y: Int32
  }

  private(set) var corners: [Corner] = []
  private(set) var rings: [(owner: Int, corners: Range<Int>)] = []

  /// No polygons.
  init() {}

  /// Decodes a chunk of arcs and rings; owners are below `owners`.
  init(_ reader: ByteReader, owners: Int) throws(ByteReader.Fault) {
    var reader = reader
    let (arcs, arcCorners) = try Shapes.arcs(&reader)
    // Arcs are shared by two neighbors, hardly ever three. More would let a small file use much
    // memory.
    let limit = 4 * arcCorners.count
    var (owner, next, total) = (0, 0, 0)
    let count = try reader.count()
    rings.reserveCapacity(count)
    // The sequence of arcs; reversed ones as their complement.
    var course: [Int] = []
    for _ in 0..<count {
      owner += try reader.number()
      guard owner < owners else { throw .malformed("a ring belongs to nobody") }
      let start = total
      for _ in 0..<(try reader.count()) {
        let reference = try reader.number()
        let zigzag = reference >> 1
        let arc = next + (zigzag & 1 == 0 ? zigzag >> 1 : -(zigzag >> 1) - 1)
        guard arcs.indices.contains(arc) else {
          throw .malformed("a ring has an arc that does not exist")
        }
        guard total - start + arcs[arc].count <= limit, total <= limit else {
          throw .malformed("its rings repeat their arcs too often")
        }
        next = arc + 1
        // The end of an arc is the start of the next one.
        total += arcs[arc].count - 1
        course.append(reference & 1 == 0 ? arc : ~arc)
      }
      rings.append((owner, start..<total))
    }
    try reader.finish()
    // The exact count, as growing would allocate twice as much.
    corners.reserveCapacity(total)
    for arc in course {
      if arc >= 0 {
        corners.append(contentsOf: arcCorners[arcs[arc].dropLast()])
      } else {
        corners.append(contentsOf: arcCorners[arcs[~arc].dropFirst()].reversed())
      }
    }
  }

  private static func arcs(
    _ reader: inout ByteReader
  ) throws(ByteReader.Fault) -> ([Range<Int>], [Corner]) {
    let quantum = try reader.number()
    guard (1...1_000_000).contains(quantum) else {
      throw .malformed("its unit is no part of a degree")
    }
    let (east, north) = (180_000_000 / quantum, 90_000_000 / quantum)
    let count = try reader.count()
    let total = try reader.count()
    var arcs: [Range<Int>] = []
    var corners: [Corner] = []
    arcs.reserveCapacity(count)
    corners.reserveCapacity(total)
    var (x, y) = (0, 0)
    for _ in 0..<count {
      let length = try reader.count()
      guard length > 1 else { throw .malformed("an arc has less than two corners") }
      for _ in 0..<length {
        x += try reader.signed()
        y += try reader.signed()
        guard abs(x) <= east, abs(y) <= north else {
          throw .malformed("a corner lies off the map")
        }
        corners.append(Corner(x: Int32(x * quantum), y: Int32(y * quantum)))
      }
      arcs.append(corners.count - length..<corners.count)
    }
    guard corners.count == total else {
      throw .malformed("it has not as many corners as it says")
    }
    return (arcs, corners)
  }
}
