/// Decoded polygons: rings of integer corners, each ring with an owner.
///
/// Corners are in millionths of a degree, so that questions about them have exact answers. A ring's
/// last corner is joined to its first; it is not repeated.
struct Shapes: Sendable {
  /// A corner in millionths of a degree.
  struct Corner: Hashable, Sendable {
    let x: Int32
    let y: Int32
  }

  private(set) var corners: [Corner] = []
  private(set) var rings: [(owner: Int, corners: Range<Int>)] = []

  /// No polygons at all.
  init() {}

  /// Decodes a chunk of arcs and rings; owners are below `owners`.
  init(_ reader: ByteReader, owners: Int) throws(ByteReader.Malformed) {
    var reader = reader
    let quantum = try reader.number()
    let (arcs, arcCorners) = try Shapes.arcs(&reader, quantum: quantum)
    var (owner, next) = (0, 0)
    let count = try reader.count()
    rings.reserveCapacity(count)
    corners.reserveCapacity(arcCorners.count * 3 / 2)
    for _ in 0..<count {
      owner += try reader.number()
      guard owner < owners else { throw ByteReader.Malformed() }
      let start = corners.count
      for _ in 0..<(try reader.count()) {
        let reference = try reader.number()
        let zigzag = reference >> 1
        let arc = next + (zigzag & 1 == 0 ? zigzag >> 1 : -(zigzag >> 1) - 1)
        guard arcs.indices.contains(arc) else { throw ByteReader.Malformed() }
        next = arc + 1
        // The end of an arc is the start of the ring's next one.
        if reference & 1 == 0 {
          corners.append(contentsOf: arcCorners[arcs[arc].dropLast()])
        } else {
          corners.append(contentsOf: arcCorners[arcs[arc].dropFirst()].reversed())
        }
      }
      rings.append((owner, start..<corners.count))
    }
  }

  private static func arcs(
    _ reader: inout ByteReader, quantum: Int
  ) throws(ByteReader.Malformed) -> ([Range<Int>], [Corner]) {
    let count = try reader.count()
    let total = try reader.count()
    var arcs: [Range<Int>] = []
    var corners: [Corner] = []
    arcs.reserveCapacity(count)
    corners.reserveCapacity(total)
    var (x, y) = (0, 0)
    for _ in 0..<count {
      let length = try reader.count()
      guard length > 1 else { throw ByteReader.Malformed() }
      for _ in 0..<length {
        x += try reader.signed()
        y += try reader.signed()
        let (east, north) = (x * quantum, y * quantum)
        guard abs(east) <= 180_000_000, abs(north) <= 90_000_000 else {
          throw ByteReader.Malformed()
        }
        corners.append(Corner(x: Int32(east), y: Int32(north)))
      }
      arcs.append(corners.count - length..<corners.count)
    }
    return (arcs, corners)
  }
}
