import Geometry

/// Deduplicated storage of consecutive pictures.
///
/// A picture's text is split before each opening tag, and each piece is stored once. A picture is
/// then a list of runs of pieces, and equal pictures are stored once.
struct StillTable {
  /// The size of the pictures, in points.
  var size = CGSize.zero
  /// The pieces, in order of first use.
  private(set) var pieces: [String] = []
  /// The pictures, as pairs of a piece's index and a count of consecutive pieces.
  private(set) var stills: [[Int]] = []
  /// The picture index of each step.
  private(set) var order: [Int] = []
  private var places: [String: Int] = [:]
  private var known: [[Int]: Int] = [:]

  /// Adds the next step's picture.
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

  /// Splits text before each opening tag.
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
