import Foundation

/// A name other than the English one.
private struct OtherName: Sendable {
  let subject: Int
  let name: String
  /// The languages that use it, one bit each; none for older or shorter names.
  var languages: UInt8 = 0
}

extension Language {
  /// The language's bit.
  fileprivate var bit: UInt8 {
    Language.allCases.firstIndex(of: self).map { 1 << UInt8($0) } ?? 0
  }
}

/// All searchable names, and how well known their subjects are.
struct SearchCatalogue: Sendable {
  let world: World
  private let subjects: SearchSubjects
  private let index: NameIndex
  /// The names that follow the subjects' own ones, with their subjects.
  private let otherNames: [OtherName]
  /// The subject of each name in the index, and its languages; English names have all.
  private let subjectOfName: [Int32]
  private let languagesOfName: [UInt8]
  /// The points of each subject.
  private let renown: [Double]
  /// The folded division and country of each division and country.
  private let divisions: [[UInt8]]
  private let countries: [[UInt8]]

  init(_ world: World) {
    self.world = world
    let subjects = SearchSubjects(world)
    let names = (0..<subjects.count).map { world.name(of: subjects[$0]) }
    renown = Renown(world).values(of: subjects)
    let aliases = SearchCatalogue.aliases(of: subjects, names, in: world)
    otherNames = aliases + SearchCatalogue.translatedNames(of: subjects, in: world)
    subjectOfName = names.indices.map(Int32.init) + otherNames.map { Int32($0.subject) }
    languagesOfName =
      [UInt8](repeating: .max, count: names.count) + otherNames.map(\.languages)
    index = NameIndex(names + otherNames.map(\.name))
    var folding = NameFolding()
    let countries = world.countries.map { country in
      let aliases = country.iso2.flatMap { code in CountryAliases.all.first { $0.code == code } }
      let words = [country.name, country.iso2 ?? ""] + (aliases?.names ?? [])
      return folding.fold(words.joined(separator: " ")).bytes
    }
    self.countries = countries
    divisions = world.tables.provinces.map { division in
      folding.fold(division.name).bytes + [UInt8(ascii: " ")] + countries[division.country]
    }
    self.subjects = subjects
  }

  /// Older and other names, of countries by code, of everything else by English name.
  private static func aliases(
    of subjects: SearchSubjects, _ names: [String], in world: World
  ) -> [OtherName] {
    let byCode = Dictionary(
      CountryAliases.all.map { ($0.code, $0.names) }, uniquingKeysWith: { first, _ in first })
    let byName = Dictionary(
      (PoleNames.all + TownAliases.all + SightAliases.all).map { ($0.name, $0.others) },
      uniquingKeysWith: { first, _ in first })
    var largest: [String: Int] = [:]
    for number in names.indices where byName[names[number]] != nil {
      guard let rival = largest[names[number]] else {
        largest[names[number]] = number
        continue
      }
      if world.population(of: subjects[number]) > world.population(of: subjects[rival]) {
        largest[names[number]] = number
      }
    }
    return names.indices.flatMap { number -> [OtherName] in
      var others = largest[names[number]] == number ? byName[names[number]] ?? [] : []
      if case .country(let country) = subjects[number], let code = world.countries[country].iso2 {
        others += byCode[code] ?? []
      }
      return others.map { OtherName(subject: number, name: $0) }
    }
  }

  /// The names in all languages that differ from the English ones, without duplicates per subject.
  private static func translatedNames(
    of subjects: SearchSubjects, in world: World
  ) -> [OtherName] {
    var names: [OtherName] = []
    let languages = Language.allCases.compactMap { language in
      world.translations[language].map { (bit: language.bit, words: $0) }
    }
    for number in 0..<subjects.count {
      let first = names.count
      for (bit, words) in languages {
        guard let name = words.ownName(of: subjects[number]) else { continue }
        if let known = names[first...].firstIndex(where: { $0.name == name }) {
          names[known].languages |= bit
        } else {
          names.append(OtherName(subject: number, name: name, languages: bit))
        }
      }
    }
    return names
  }

  /// The subject of a name, and the name if it is not the subject's own.
  func subject(of name: Int) -> (subject: Int, otherName: String?) {
    guard name >= renown.count else { return (name, nil) }
    let other = otherNames[name - renown.count]
    return (other.subject, other.name)
  }

  /// Calls `body` with every name that matches a phrase.
  func find(
    _ phrase: SearchPhrase, in language: Language, _ body: (SearchMatch) -> Void
  ) {
    let bit = language.bit
    index.forEachName(beginning: phrase.name) { name, quality in
      let subject = Int(subjectOfName[name])
      guard phrase.context.isEmpty || fits(subjects[subject], phrase.context) else { return }
      let reward: Double =
        switch quality {
        case .whole: 60
        case .start: 20
        case .word: 0
        }
      let strangeness = strangeness(of: name, to: bit)
      let score = renown[subject] + reward - strangeness - (phrase.context.isEmpty ? 0 : 5)
      body(SearchMatch(name: name, score: score))
    }
  }

  /// The penalty for an older name, or one of a language that was not requested.
  ///
  /// "san" should not find "San Vicente y las Granadinas".
  private func strangeness(of name: Int, to language: UInt8) -> Double {
    let languages = languagesOfName[name]
    if languages == 0 { return 5 }
    return languages & language != 0 ? 0 : 25
  }

  /// Whether every word is a prefix in the subject's division or country.
  private func fits(_ subject: SearchSubject, _ words: [[UInt8]]) -> Bool {
    let context: [UInt8]
    switch subject {
    case .place(let place):
      let places = world.gazetteer
      context =
        places.province(of: place).map { divisions[$0] } ?? countries[places.country(of: place)]
    case .division(let division): context = countries[world.tables.provinces[division].country]
    case .country, .sea, .landmark, .feature, .area: return false
    }
    return words.allSatisfy { word in
      var isAtWord = true
      for start in context.indices {
        if isAtWord, context[start...].starts(with: word) { return true }
        isAtWord = context[start] == UInt8(ascii: " ")
      }
      return false
    }
  }

  /// The result for a subject.
  func result(
    _ number: Int, foundBy otherName: String?, in language: Language
  ) -> SearchResult {
    world.result(for: subjects[number], foundBy: otherName, in: language)
  }
}
