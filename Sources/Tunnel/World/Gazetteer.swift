import Foundation

/// The places of the world, read for questions: positions, populations, countries, names.
///
/// Towns come first, then stations, then islands.
struct Gazetteer: Sendable {
  let coordinates: [Coordinate]
  let kinds: [NearbyPlace.Kind]
  /// The country each place belongs to, territories counted to theirs.
  let countries: [Int]
  /// The ISO 3166-1 codes of the places in territories that are drawn as part of a country.
  let territories: [Int: String]
  /// The admin-1 unit of each place, or -1.
  let provinces: [Int]
  /// The countries that have places of their own.
  let inhabited: Set<Int>
  /// The number of the first island; islands come last.
  let firstIsland: Int
  private let towns: Int
  /// Finds the nearest places.
  let finder: NeighbourFinder
  private let sizes: [UInt8]
  private let file: [UInt8]
  private let names: [Range<UInt32>]

  init(
    _ file: WorldFile, parents: [Int], territoryCodes: [String], provinceCount: Int
  ) throws(ByteReader.Malformed) {
    var reader = file.reader(for: .places)
    let (towns, stations) = (try reader.count(), try reader.count())
    let total = try towns + stations + reader.count()
    // A place has two numbers at least.
    guard 2 * total <= reader.remaining else {
      throw reader.malformed("it promises more places than it has")
    }
    let coordinates = try Gazetteer.coordinates(of: total, &reader)
    var (sizes, countries) = ([UInt8](), [Int]())
    sizes.reserveCapacity(towns)
    countries.reserveCapacity(total)
    for _ in 0..<towns { sizes.append(try reader.byte()) }
    var territories: [Int: String] = [:]
    for place in 0..<total {
      let number = try reader.index(below: parents.count)
      countries.append(parents[number])
      let territory = number - (parents.count - territoryCodes.count)
      if territory >= 0 { territories[place] = territoryCodes[territory] }
    }
    var provinces = [Int](repeating: -1, count: total)
    for place in 0..<towns { provinces[place] = try reader.index(below: provinceCount + 1) - 1 }
    try reader.finish()
    (self.sizes, self.countries, self.provinces) = (sizes, countries, provinces)
    self.territories = territories
    (self.coordinates, self.towns) = (coordinates, towns)
    firstIsland = towns + stations
    kinds = (0..<total).map { $0 < towns ? .town : $0 < towns + stations ? .station : .island }
    inhabited = Set(countries.prefix(towns))
    finder = NeighbourFinder(coordinates)
    (names, self.file) = (try Gazetteer.names(of: total, file), file.bytes)
  }

  private static func coordinates(
    of total: Int, _ reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> [Coordinate] {
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(total)
    var (x, y) = (0, 0)
    for _ in 0..<total {
      x += try reader.signed()
      y += try reader.signed()
      guard abs(x) <= 1_800_000, abs(y) <= 900_000 else {
        throw reader.malformed("a place lies off the map")
      }
      coordinates.append(
        Coordinate(clampedLatitude: Double(y) / 1e4, longitude: Double(x) / 1e4))
    }
    return coordinates
  }

  private static func names(
    of total: Int, _ file: WorldFile
  ) throws(ByteReader.Malformed) -> [Range<UInt32>] {
    var reader = file.reader(for: .placeNames)
    guard try reader.count() == total else {
      throw reader.malformed("it has not as many names as there are places")
    }
    var names: [Range<UInt32>] = []
    names.reserveCapacity(total)
    for _ in 0..<total {
      let range = try reader.textRange()
      names.append(UInt32(range.lowerBound)..<UInt32(range.upperBound))
    }
    try reader.finish()
    return names
  }

  /// The English name of a place, or the one that is usual there.
  func name(of place: Int) -> String {
    let range = names[place]
    return String(decoding: file[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// How many people live there, to about 6 %; 0 where nobody is counted.
  func population(of place: Int) -> Int {
    place < towns && sizes[place] > 0 ? Gazetteer.populations[Int(sizes[place])] : 0
  }

  /// How far from its middle a place still is that place, in km: the town grows with its people.
  func radius(of place: Int) -> Double {
    switch kinds[place] {
    case .town: Gazetteer.radii[Int(sizes[place])]
    case .station: 2
    case .island: Gazetteer.leastRadius
    }
  }

  private static let leastRadius = 0.5

  /// How far the largest town there could be reaches, in km.
  static let largestRadius = 60.0

  /// The sizes of the file are twenty times the logarithm of the population, to two digits here.
  private static let populations: [Int] = (0...255).map { size in
    let exact = pow(10, Double(size) / 20)
    let step = pow(10, max(floor(log10(exact)) - 1, 0))
    return Int((exact / step).rounded() * step)
  }

  private static let radii: [Double] = populations.indices.map { size in
    let population = size == 0 ? 0 : Double(populations[size])
    return max(0.0098 * population.squareRoot(), leastRadius)
  }
}
