import Geometry

/// Pictures that follow each other, with what they share stored once.
///
/// The text of a picture is cut before each tag that opens; every piece is kept once. A picture is
/// then a list of runs of pieces, and two pictures that look alike are one.
struct StillTable {
  /// How large the pictures are, in points.
  var size = CGSize.zero
  /// The pieces, in the order in which they were met.
  private(set) var pieces: [String] = []
  /// Pictures, each as pairs of a piece and how many follow from there on.
  private(set) var stills: [[Int]] = []
  /// The picture of each step.
  private(set) var order: [Int] = []
  private var places: [String: Int] = [:]
  private var known: [[Int]: Int] = [:]

  /// Adds the picture of the next step.
  mutating func add(_ pieces: [String]) {
    var runs: [Int] = []
    for piece in pieces {
      let place = place(of: piece)
      if let count = runs.last, runs[runs.count - 2] + count == place {
        runs[runs.count - 1] += 1
      } else {
        runs += [place, 1]
      }
    }
    if let still = known[runs] { return order.append(still) }
    known[runs] = stills.count
    order.append(stills.count)
    stills.append(runs)
  }

  private mutating func place(of piece: String) -> Int {
    if let place = places[piece] { return place }
    places[piece] = pieces.count
    pieces.append(piece)
    return pieces.count - 1
  }

  /// A text cut before each "<" that opens a tag.
  static func cut(_ text: String) -> [String] {
    var pieces: [String] = []
    var start = text.utf8.startIndex
    var index = start
    let bytes = text.utf8
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "<"), index > start, next < bytes.endIndex,
        bytes[next] != UInt8(ascii: "/")
      {
        pieces.append(String(text[start..<index]))
        start = index
      }
      index = next
    }
    if start < bytes.endIndex { pieces.append(String(text[start...])) }
    return pieces
  }
}
