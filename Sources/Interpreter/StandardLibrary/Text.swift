import Foundation

// What text and characters offer.
extension StandardLibrary {
  /// What strings offer.
  static let string = LibraryType(
    name: "String", pattern: .string,
    members: making + text(partsAre: .substring) + [
      .mutating("append(_:)", [.string]) { receiver, call throws(Stop) in
        try call.run.grow(by: call[0].asString.utf8.count)
        receiver = .string(receiver.asString + call[0].asString)
        return .void
      }
    ])

  /// What parts of strings offer: all that strings do, but they are no strings.
  static let substring = LibraryType(
    name: "Substring", pattern: .substring,
    members: [
      .initializer("init()", [], .substring) { _, _ in .string("") },
      .initializer("init(_:)", [.string], .substring) { _, call in call[0] },
      .initializer("init(_:)", [.substring], .substring) { _, call in call[0] },
    ] + text(partsAre: .substring))

  private static let making: [LibraryMember] = [
    .initializer("init()", [], .string) { _, _ in .string("") },
    .initializer("init(_:)", [.string], .string) { _, call in call[0] },
    .initializer("init(_:)", [.substring], .string) { _, call in call[0] },
    .initializer("init(_:)", [.character], .string) { _, call in
      .string(String(call[0].asCharacter))
    },
    .initializer("init(_:)", [.int], .string) { _, call in .string(String(call[0].asInt)) },
    .initializer("init(_:)", [.double], .string) { _, call in
      .string(String(call[0].asDouble))
    },
    .initializer("init(_:)", [.bool], .string) { _, call in .string(String(call[0].asBool)) },
    .initializer("init(_:)", [.sequence(.character)], .string) { _, call in
      .string(String(call[0].steps.map(\.asCharacter)))
    },
    .initializer("init(_:)", [.array(.character)], .string) { _, call in
      .string(String(call[0].asArray.map(\.asCharacter)))
    },
    .initializer("init(repeating:count:)", [.string, .int], .string) { _, call throws(Stop) in
      guard call[1].asInt >= 0 else { throw Stop(.negativeCount) }
      let (size, isTooLarge) = call[0].asString.utf8.count
        .multipliedReportingOverflow(by: call[1].asInt)
      try call.run.grow(by: isTooLarge ? Run.growthLimit + 1 : size)
      return .string(String(repeating: call[0].asString, count: call[1].asInt))
    },
    .initializer("init(format:_:)", [.string, .any], .string, variadic: 1) {
      _, call throws(Stop) in
      let text = try Format(call[0].asString).text(of: call[1].asArray)
      try call.run.grow(by: text.utf8.count)
      return .string(text)
    },
  ]

  /// What all text offers.
  private static func text(partsAre part: Type) -> [LibraryMember] {
    [
      .property("count", .int) { receiver, _ in .int(receiver.asString.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asString.isEmpty) },
      .property("first", .optional(.character)) { receiver, _ in
        receiver.asString.first.map { .character($0) } ?? .none
      },
      .property("last", .optional(.character)) { receiver, _ in
        receiver.asString.last.map { .character($0) } ?? .none
      },
      .property("description", .string) { receiver, _ in receiver },
      .method("contains(_:)", [.character], .bool) { receiver, call in
        .bool(receiver.asString.contains(call[0].asCharacter))
      },
      .method("uppercased()", [], .string) { receiver, _ in
        .string(receiver.asString.uppercased())
      },
      .method("lowercased()", [], .string) { receiver, _ in
        .string(receiver.asString.lowercased())
      },
      .method("split(separator:)", [.character], .array(part)) { receiver, call in
        .array(
          receiver.asString.split(separator: call[0].asCharacter).map { .string(String($0)) })
      },
      .method("filter(_:)", [.function([.character], .bool)], .string) {
        receiver, call throws(Stop) in
        var text = ""
        for character in receiver.asString
        where try call.run.call(call[0], [.character(character)]).asBool {
          text.append(character)
        }
        return .string(text)
      },
      .method("prefix(_:)", [.int], part) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.prefix(call[0].asInt)))
      },
      .method("suffix(_:)", [.int], part) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.suffix(call[0].asInt)))
      },
      .method("dropFirst(_:)", [.int], part, standards: [0: .int(1)]) {
        receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.dropFirst(call[0].asInt)))
      },
      .method("dropLast(_:)", [.int], part, standards: [0: .int(1)]) {
        receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.dropLast(call[0].asInt)))
      },
      .method("prefix(while:)", [.function([.character], .bool)], part) {
        receiver, call throws(Stop) in
        .string(String(receiver.asString.prefix(try length(of: receiver.asString, call))))
      },
      .method("drop(while:)", [.function([.character], .bool)], part) {
        receiver, call throws(Stop) in
        .string(String(receiver.asString.dropFirst(try length(of: receiver.asString, call))))
      },
      .mutating("append(contentsOf:)", [.sequence(.character)]) { receiver, call throws(Stop) in
        let more = String(call[0].steps.map(\.asCharacter))
        try call.run.grow(by: more.utf8.count)
        receiver = .string(receiver.asString + more)
        return .void
      },
      .mutating("append(_:)", [.character]) { receiver, call throws(Stop) in
        try call.run.grow(by: 1)
        receiver = .string(receiver.asString + String(call[0].asCharacter))
        return .void
      },
      .mutating("removeAll()") { receiver, _ in
        receiver = .string("")
        return .void
      },
      .mutating("removeLast()", [], .character) { receiver, _ throws(Stop) in
        var text = receiver.asString
        guard let last = text.popLast() else {
          throw Stop(.emptyCollection(member: "removeLast()"))
        }
        receiver = .string(text)
        return .character(last)
      },
    ] + comparing
      + sequence(of: .character) { $0.characters }.filter { !cutting.contains($0.name) }
  }

  /// Members of sequences that text has in its own way.
  private static let cutting: Set = [
    "prefix", "suffix", "dropFirst", "dropLast", "drop", "filter",
  ]

  /// What looks for other text, which may be a part of a string too.
  private static let comparing: [LibraryMember] = [Type.string, .substring].flatMap { other in
    [
      .method("hasPrefix(_:)", [other], .bool) { receiver, call in
        .bool(receiver.asString.hasPrefix(call[0].asString))
      },
      .method("hasSuffix(_:)", [other], .bool) { receiver, call in
        .bool(receiver.asString.hasSuffix(call[0].asString))
      },
      .method("contains(_:)", [other], .bool) { receiver, call in
        .bool(receiver.asString.contains(call[0].asString))
      },
      .method("components(separatedBy:)", [other], .array(.string)) { receiver, call in
        .array(
          receiver.asString.components(separatedBy: call[0].asString).map { .string($0) })
      },
    ]
      + [Type.string, .substring].map { new in
        .method("replacingOccurrences(of:with:)", [other, new], .string) {
          receiver, call throws(Stop) in
          let text = receiver.asString.replacingOccurrences(
            of: call[0].asString, with: call[1].asString)
          try call.run.grow(by: text.utf8.count)
          return .string(text)
        }
      }
  }

  /// How many characters there are before the first for which the call's function answers false.
  private static func length(of text: String, _ call: LibraryCall) throws(Stop) -> Int {
    var count = 0
    for character in text {
      guard try call.run.call(call[0], [.character(character)]).asBool else { break }
      count += 1
    }
    return count
  }

  /// What characters offer.
  static let character = LibraryType(
    name: "Character", pattern: .character,
    members: [
      .initializer("init(_:)", [.string], .character) { _, call throws(Stop) in
        let text = call[0].asString
        guard let character = text.first, text.count == 1 else {
          throw Stop(.givenUp("a Character is made of one character, not of \(text.count)"))
        }
        return .character(character)
      },
      .property("isLetter", .bool) { receiver, _ in .bool(receiver.asCharacter.isLetter) },
      .property("isNumber", .bool) { receiver, _ in .bool(receiver.asCharacter.isNumber) },
      .property("isWhitespace", .bool) { receiver, _ in .bool(receiver.asCharacter.isWhitespace) },
      .property("isUppercase", .bool) { receiver, _ in .bool(receiver.asCharacter.isUppercase) },
      .property("isLowercase", .bool) { receiver, _ in .bool(receiver.asCharacter.isLowercase) },
      .property("description", .string) { receiver, _ in .string(String(receiver.asCharacter)) },
      .method("uppercased()", [], .string) { receiver, _ in
        .string(receiver.asCharacter.uppercased())
      },
      .method("lowercased()", [], .string) { receiver, _ in
        .string(receiver.asCharacter.lowercased())
      },
    ])
}

extension Value {
  var asCharacter: Character {
    if case .character(let character) = self { character } else { " " }
  }

  /// The characters of a text.
  var characters: [Value] { asString.map { .character($0) } }
}
