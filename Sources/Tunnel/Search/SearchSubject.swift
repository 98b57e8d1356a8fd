/// A searchable subject, by its index in the world's list of its kind.
enum SearchSubject: Hashable, Sendable {
  case place(Int), country(Int), sea(Int), landmark(Int), feature(Int), area(Int), division(Int)
}

/// All subjects in one numbering: places first, divisions last.
struct SearchSubjects: Sendable {
  /// The disputed areas that share no name with a place, country or feature.
  let areas: [Int]
  /// The divisions that share no name with an island, feature or disputed area.
  let divisions: [Int]
  private let starts: [Int]

  /// The number of subjects.
  var count: Int { starts[starts.count - 1] }

  init(_ world: World) {
    let tables = world.tables
    var sights = Set(tables.features.map(\.name))
    var taken = sights.union(tables.countries.map(\.name))
    let places = world.gazetteer
    let claimed = Set(tables.disputed.map(\.name))
    for place in places.coordinates.indices {
      let name = places.name(of: place)
      if places.kind(of: place) == .island { sights.insert(name) }
      if claimed.contains(name) { taken.insert(name) }
    }
    sights.formUnion(claimed)
    areas = tables.disputed.indices.filter { taken.insert(tables.disputed[$0].name).inserted }
    divisions = tables.provinces.indices.filter {
      let name = tables.provinces[$0].name
      return !name.isEmpty && !sights.contains(name)
        && name != tables.countries[tables.provinces[$0].country].name
    }
    let counts = [
      world.placeCount, tables.countries.count, tables.seas.count, Presets.landmarks.count,
      tables.features.count, areas.count, divisions.count,
    ]
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The subject with a number.
  subscript(number: Int) -> SearchSubject {
    let kind = (starts.lastIndex { $0 <= number } ?? 0)
    let rest = number - starts[kind]
    return switch kind {
    case 0: .place(rest)
    case 1: .country(rest)
    case 2: .sea(rest)
    case 3: .landmark(rest)
    case 4: .feature(rest)
    case 5: .area(areas[rest])
    default: .division(divisions[rest])
    }
  }
}

extension World {
  /// The English name of a subject.
  func name(of subject: SearchSubject) -> String { name(of: subject, in: .english) }

  /// The name of a subject.
  func name(of subject: SearchSubject, in language: Language) -> String {
    switch subject {
    case .place(let number): name(of: .place, number, in: language)
    case .country(let number): name(of: .country, number, in: language)
    case .sea(let number): name(of: .sea, number, in: language)
    case .landmark(let number): Presets.landmarks[number].name
    case .feature(let number): name(of: .feature, number, in: language)
    case .area(let number): name(of: .disputedArea, number, in: language)
    case .division(let number): tables.provinces[number].name
    }
  }
}

extension Translations {
  /// The name of a subject in this language, if it differs from the English one.
  func ownName(of subject: SearchSubject) -> String? {
    switch subject {
    case .place(let number): name(of: .place, number)
    case .country(let number): name(of: .country, number)
    case .sea(let number): name(of: .sea, number)
    case .feature(let number): name(of: .feature, number)
    case .area(let number): name(of: .disputedArea, number)
    case .landmark, .division: nil
    }
  }
}
