/// A list that only grows, piece by piece.
///
/// An array that doubles moves what it has and touches its memory about three times; this does
/// once.
struct Pieces<Element> {
  private var full: [[Element]] = []
  private var latest: [Element] = []

  /// How many elements a piece has when it is full.
  private static var size: Int { 4096 }

  mutating func append(_ element: Element) {
    if latest.count == Self.size {
      full.append(latest)
      latest = []
      latest.reserveCapacity(Self.size)
    }
    latest.append(element)
  }
}

extension Pieces: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { full.count * Self.size + latest.count }
  var count: Int { endIndex }
  var last: Element? { latest.last }

  subscript(index: Int) -> Element {
    let (piece, place) = index.quotientAndRemainder(dividingBy: Self.size)
    return piece < full.count ? full[piece][place] : latest[place]
  }
}
