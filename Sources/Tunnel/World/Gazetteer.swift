import Foundation
import Support

/// The places of the world, decoded for queries: positions, populations, countries, names.
///
/// Towns come first, then stations, then islands.
struct Gazetteer: Sendable {
  let coordinates: [Coordinate]
  /// The country of each place, or the territory if it has one.
  private let countries: [Int32]
  /// The ISO 3166-1 codes of places in territories drawn as part of a country.
  let territories: [Int: String]
  /// The admin-1 unit of each town, -1 if unknown.
  private let provinces: [Int32]
  /// The countries with places of their own.
  let inhabited: Set<Int>
  /// The index of the first island; islands come last.
  let firstIsland: Int
  private let towns: Int
  /// Finds the nearest places.
  let finder: NeighbourFinder
  private let sizes: [UInt8]
  private let names: ChunkTexts

  init(
    _ file: WorldFile, parents: [Int], territoryCodes: [String], provinceCount: Int
  ) throws(ByteReader.Fault) {
    var reader = file.reader(for: .places)
    let (towns, stations) = (try reader.count(), try reader.count())
    let total = try towns + stations + reader.count()
    // Each place has at least two numbers.
    guard 2 * total <= reader.remaining else {
      throw .malformed("it promises more places than it has")
    }
    let coordinates = try Gazetteer.coordinates(of: total, &reader)
    var (sizes, countries) = ([UInt8](), [Int32]())
    sizes.reserveCapacity(towns)
    countries.reserveCapacity(total)
    for _ in 0..<towns { sizes.append(try reader.byte()) }
    var territories: [Int: String] = [:]
    for place in 0..<total {
      let number = try reader.index(below: parents.count)
      countries.append(Int32(parents[number]))
      let territory = number - (parents.count - territoryCodes.count)
      if territory >= 0 { territories[place] = territoryCodes[territory] }
    }
    var provinces: [Int32] = []
    provinces.reserveCapacity(towns)
    for _ in 0..<towns { provinces.append(Int32(try reader.index(below: provinceCount + 1) - 1)) }
    try reader.finish()
    (self.sizes, self.countries, self.provinces) = (sizes, countries, provinces)
    self.territories = territories
    (self.coordinates, self.towns) = (coordinates, towns)
    firstIsland = towns + stations
    inhabited = Gazetteer.distinct(countries.prefix(towns))
    finder = NeighbourFinder(coordinates)
    names = try Gazetteer.names(of: total, file)
  }

  private static func coordinates(
    of total: Int, _ reader: inout ByteReader
  ) throws(ByteReader.Fault) -> [Coordinate] {
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(total)
    var (x, y) = (0, 0)
    for _ in 0..<total {
      x += try reader.signed()
      y += try reader.signed()
      guard abs(x) <= 1_800_000, abs(y) <= 900_000 else {
        throw .malformed("a place lies off the map")
      }
      coordinates.append(
        Coordinate(clampedLatitude: Double(y) / 1e4, longitude: Double(x) / 1e4))
    }
    return coordinates
  }

  /// The distinct values of a long list with many repetitions.
  private static func distinct(_ numbers: ArraySlice<Int32>) -> Set<Int> {
    var (distinct, last) = (Set<Int>(), Int32?.none)
    for number in numbers where number != last {
      distinct.insert(Int(number))
      last = number
    }
    return distinct
  }

  private static func names(
    of total: Int, _ file: WorldFile
  ) throws(ByteReader.Fault) -> ChunkTexts {
    var names = ChunkTexts(of: file.chunk(.placeNames))
    var reader = names.reader
    guard try reader.count() == total else {
      throw .malformed("it has not as many names as there are places")
    }
    names.reserveCapacity(total)
    for _ in 0..<total { try names.add(from: &reader) }
    try reader.finish()
    return names
  }

  /// The English name of a place, or the one in local use.
  func name(of place: Int) -> String { names[place] }

  /// Town, station or island.
  func kind(of place: Int) -> NearbyPlace.Kind {
    place < towns ? .town : place < firstIsland ? .station : .island
  }

  /// The country of a place, or its territory.
  func country(of place: Int) -> Int { Int(countries[place]) }

  /// The admin-1 unit of a place, if known.
  func province(of place: Int) -> Int? {
    place < towns && provinces[place] >= 0 ? Int(provinces[place]) : nil
  }

  /// The population, accurate to about 6 %; 0 if unknown.
  func population(of place: Int) -> Int {
    place < towns && sizes[place] > 0 ? Gazetteer.populations[Int(sizes[place])] : 0
  }

  /// The places in a region with a population of at least `floor`, the largest first, ties by
  /// index; `othersToo` includes places without a population.
  ///
  /// O(n + m log m) for n places of which m are found.
  func ranked(
    in region: GeoRegion, populationFloor floor: Int, othersToo: Bool = false
  ) -> [Int] {
    var found: [(people: Int, place: Int)] = []
    for place in coordinates.indices {
      let people = population(of: place)
      guard people >= floor || othersToo && kind(of: place) != .town,
        region.contains(coordinates[place])
      else { continue }
      found.append((people, place))
    }
    found.sort { ($0.people, $1.place) > ($1.people, $0.place) }
    return found.map(\.place)
  }

  /// The radius of a place in km, which grows with its population.
  func radius(of place: Int) -> Double {
    switch kind(of: place) {
    case .town: Gazetteer.radii[Int(sizes[place])]
    case .station: 2
    case .island: Gazetteer.leastRadius
    }
  }

  private static let leastRadius = 0.5

  /// The radius of the largest possible town, in km.
  static let largestRadius = 60.0

  /// The file stores twenty times the logarithm of the population; rounded to two digits here.
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
