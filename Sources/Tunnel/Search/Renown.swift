import Foundation

/// How well known places are, in points: ten times the population adds 20.
struct Renown {
  private let world: World
  /// The population of each division, and its largest town.
  private var people: [Int: Int] = [:]
  private var largest: [Int: Int] = [:]

  init(_ world: World) {
    self.world = world
    let places = world.gazetteer
    for place in places.coordinates.indices {
      guard let division = places.province(of: place) else { continue }
      people[division, default: 0] += places.population(of: place)
      let rival = largest[division]
      if rival == nil || places.population(of: place) > places.population(of: rival ?? place) {
        largest[division] = place
      }
    }
  }

  /// The points of all subjects.
  func values(of subjects: SearchSubjects) -> [Double] {
    (0..<subjects.count).map { points(of: subjects[$0]) }
  }

  /// Countries, oceans and landmarks count as large towns.
  private func points(of subject: SearchSubject) -> Double {
    switch subject {
    case .place(let place): points(ofPlace: place)
    case .country(let country):
      130 + 4 * log10(max(Double(world.countries[country].area), 1))
    case .sea(let sea): 20 * log10(max(Double(world.tables.seas[sea].area), 1)) - 10
    case .landmark: 120
    case .feature: 110
    case .area: 110
    case .division(let division): points(ofDivision: division)
    }
  }

  private func points(ofPlace place: Int) -> Double {
    let people = world.gazetteer.population(of: place)
    if people > 0 { return 20 * log10(Double(people)) }
    return switch world.gazetteer.kind(of: place) {
    case .town: 20
    case .station: 50
    case .island: 97
    }
  }

  /// A division with the name of its largest town ranks below the town.
  private func points(ofDivision division: Int) -> Double {
    let name = world.tables.provinces[division].name
    if let town = largest[division], world.gazetteer.name(of: town).hasPrefix(name) {
      return points(ofPlace: town) - 45
    }
    return max(20 * log10(Double(max(people[division] ?? 0, 1))) - 40, 20)
  }
}

extension World {
  /// The approximate population; 0 if unknown.
  func population(of subject: SearchSubject) -> Int {
    guard case .place(let place) = subject else { return 0 }
    return gazetteer.population(of: place)
  }
}
