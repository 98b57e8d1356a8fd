import Foundation

/// The places of the world, read for questions: positions, populations, countries, names.
struct Gazetteer: Sendable {
  let coordinates: [Coordinate]
  let kinds: [NearbyPlace.Kind]
  /// The country each place belongs to, territories counted to theirs.
  let countries: [Int]
  /// The admin-1 unit of each place, or -1.
  let provinces: [Int]
  let tree: PlaceTree
  /// The countries that have places of their own.
  let inhabited: Set<Int>
  private let sizes: [UInt8]
  private let bytes: [UInt8]
  private let names: [Range<Int>]

  /// No places at all.
  init() {
    (coordinates, kinds, countries, provinces, sizes) = ([], [], [], [], [])
    (inhabited, bytes, names, tree) = ([], [], [], PlaceTree([]))
  }

  init(
    _ file: WorldFile, parents: [Int], provinceCount: Int
  ) throws(ByteReader.Malformed) {
    var reader = file.reader(for: .places)
    let counts = (towns: try reader.number(), stations: try reader.number())
    let total = try counts.towns + counts.stations + reader.count()
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(total)
    var (x, y) = (0, 0)
    for _ in 0..<total {
      x += try reader.signed()
      y += try reader.signed()
      coordinates.append(
        Coordinate(clampedLatitude: Double(y) / 1e4, longitude: Double(x) / 1e4))
    }
    var (sizes, countries) = ([UInt8](repeating: 0, count: total), [Int]())
    for place in 0..<counts.towns { sizes[place] = try reader.byte() }
    for _ in 0..<total { countries.append(parents[try reader.index(below: parents.count)]) }
    var provinces = [Int](repeating: -1, count: total)
    for place in 0..<counts.towns {
      provinces[place] = try reader.index(below: provinceCount + 1) - 1
    }
    var names: [Range<Int>] = []
    var nameReader = file.reader(for: .placeNames)
    guard try nameReader.count() == total else { throw ByteReader.Malformed() }
    names.reserveCapacity(total)
    for _ in 0..<total { names.append(try nameReader.textRange()) }

    kinds = (0..<total).map {
      $0 < counts.towns
        ? .town : $0 < counts.towns + counts.stations ? .station : .island
    }
    inhabited = Set(countries.prefix(counts.towns))
    tree = PlaceTree(coordinates)
    (self.coordinates, self.countries, self.provinces) = (coordinates, countries, provinces)
    (self.sizes, self.names, bytes) = (sizes, names, file.bytes)
  }

  /// The name of a place.
  func name(of place: Int) -> String {
    String(decoding: bytes[names[place]], as: UTF8.self)
  }

  /// How many people live there, to about 6 %; 0 where nobody is counted.
  func population(of place: Int) -> Int {
    sizes[place] == 0 ? 0 : Gazetteer.populations[Int(sizes[place])]
  }

  /// How far from its middle a place still is that place, in km: the town grows with its people.
  func radius(of place: Int) -> Double {
    max(0.0098 * Double(population(of: place)).squareRoot(), 0.5)
  }

  /// The sizes of the file are twenty times the logarithm of the population, to two digits here.
  private static let populations: [Int] = (0...255).map { size in
    let exact = pow(10, Double(size) / 20)
    let step = pow(10, max(floor(log10(exact)) - 1, 0))
    return Int((exact / step).rounded() * step)
  }
}
