import Foundation

// Members of text and characters.
extension StandardLibrary {
  /// The members of String.
  static let string = LibraryType(
    name: "String", pattern: .string,
    members: making + text(partsAre: .substring) + [
      .mutating("append(_:)", [.string]) { receiver, call throws(Stop) in
        try receiver.changeText(in: call.run, adding: call[0].asString)
        return .void
      }
    ])

  /// The members of Substring: the same as String's, but of another type.
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
    .initializer("init(_:)", [.sequence(.character)], .string) { _, call throws(Stop) in
      .string(try joined(call[0].elements(in: call.run), in: call.run))
    },
    .initializer("init(_:)", [.array(.character)], .string) { _, call throws(Stop) in
      .string(try joined(call[0].asArray, in: call.run))
    },
    .initializer("init(repeating:count:)", [.string, .int], .string) { _, call throws(Stop) in
      guard call[1].asInt >= 0 else { throw Stop(.negativeCount) }
      let (size, isTooLarge) = call[0].asString.utf8.count
        .multipliedReportingOverflow(by: call[1].asInt)
      try call.run.make(bytes: isTooLarge ? .max : size)
      try call.run.work(call[1].asInt)
      return .string(String(repeating: call[0].asString, count: call[1].asInt))
    },
    .initializer("init(format:_:)", [.string, .any], .string, variadic: 1) {
      _, call throws(Stop) in
      .string(try Format(call[0].asString).text(of: call[1].asArray, in: call.run))
    },
  ]

  /// The members shared by all text.
  private static func text(partsAre part: Type) -> [LibraryMember] {
    [
      .property("count", .int) { receiver, call throws(Stop) in
        try call.run.work(receiver.asString.weight)
        return .int(receiver.asString.count)
      },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asString.isEmpty) },
      .property("first", .optional(.character)) { receiver, call throws(Stop) in
        try letter(receiver.asString.first, in: call.run)
      },
      .property("last", .optional(.character)) { receiver, call throws(Stop) in
        try call.run.countWayBack(in: receiver.asString)
        return try letter(receiver.asString.last, in: call.run)
      },
      .property("description", .string) { receiver, _ in receiver },
      .method("contains(_:)", [.character], .bool) { receiver, call throws(Stop) in
        let text = receiver.asString
        try call.run.work(text.weight + text.utf8.count / 2)
        return .bool(text.contains(call[0].asCharacter))
      },
      .method("uppercased()", [], .string) { receiver, call throws(Stop) in
        // A letter may become three.
        try call.run.make(bytes: 3 * receiver.asString.utf8.count)
        return .string(receiver.asString.uppercased())
      },
      .method("lowercased()", [], .string) { receiver, call throws(Stop) in
        try call.run.make(bytes: 3 * receiver.asString.utf8.count)
        return .string(receiver.asString.lowercased())
      },
      .method("split(separator:)", [.character], .array(part)) {
        receiver, call throws(Stop) in
        .array(try parts(of: receiver.asString, between: call[0].asCharacter, in: call.run))
      },
      .method("filter(_:)", [.function([.character], .bool)], .string) {
        receiver, call throws(Stop) in
        var text = ""
        for character in receiver.asString
        where try call.run.call(call[0], [.character(character)]).asBool {
          try call.run.make(bytes: 2 * character.utf8.count)
          text.append(character)
        }
        return .string(text)
      },
      .method("prefix(_:)", [.int], part) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return try cut(receiver.asString.prefix(call[0].asInt), in: call.run)
      },
      .method("suffix(_:)", [.int], part) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return try cut(receiver.asString.suffix(call[0].asInt), in: call.run)
      },
      .method("dropFirst(_:)", [.int], part, defaults: [0: .int(1)]) {
        receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return try cut(receiver.asString.dropFirst(call[0].asInt), in: call.run)
      },
      .method("dropLast(_:)", [.int], part, defaults: [0: .int(1)]) {
        receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return try cut(receiver.asString.dropLast(call[0].asInt), in: call.run)
      },
      .method("prefix(while:)", [.function([.character], .bool)], part) {
        receiver, call throws(Stop) in
        try cut(receiver.asString.prefix(try length(of: receiver.asString, call)), in: call.run)
      },
      .method("drop(while:)", [.function([.character], .bool)], part) {
        receiver, call throws(Stop) in
        try cut(receiver.asString.dropFirst(try length(of: receiver.asString, call)), in: call.run)
      },
      .mutating("append(contentsOf:)", [.sequence(.character)]) { receiver, call throws(Stop) in
        let more = try joined(call[0].elements(in: call.run), in: call.run)
        try receiver.changeText(in: call.run, adding: more)
        return .void
      },
      .mutating("append(_:)", [.character]) { receiver, call throws(Stop) in
        try receiver.changeText(in: call.run, adding: String(call[0].asCharacter))
        return .void
      },
      .mutating("removeAll()") { receiver, _ in
        receiver = .string("")
        return .void
      },
      .mutating("removeLast()", [], .character) { receiver, call throws(Stop) in
        try call.run.countWayBack(in: receiver.asString)
        guard let last = receiver.asString.last else {
          throw Stop(.emptyCollection(member: "removeLast()"))
        }
        let letter = try letter(last, in: call.run)
        try receiver.shortenText(in: call.run)
        return letter
      },
    ] + comparing
      + sequence(of: .character).filter { !cutting.contains($0.name) }
  }

  /// Sequence members that text implements itself.
  private static let cutting: Set = [
    "prefix", "suffix", "dropFirst", "dropLast", "drop", "filter",
  ]

  /// Members that take other text, which may be a substring.
  private static let comparing: [LibraryMember] = [Type.string, .substring].flatMap { other in
    [
      .method("hasPrefix(_:)", [other], .bool) { receiver, call in
        .bool(receiver.asString.hasPrefix(call[0].asString))
      },
      .method("hasSuffix(_:)", [other], .bool) { receiver, call in
        .bool(receiver.asString.hasSuffix(call[0].asString))
      },
      .method("contains(_:)", [other], .bool) { receiver, call throws(Stop) in
        .bool(try TextSearch(for: call[0].asString, in: receiver.asString, call.run).isFound())
      },
      .method("components(separatedBy:)", [other], .array(.string)) {
        receiver, call throws(Stop) in
        .array(
          try TextSearch(for: call[0].asString, in: receiver.asString, call.run).components())
      },
    ]
      + [Type.string, .substring].map { new in
        .method("replacingOccurrences(of:with:)", [other, new], .string) {
          receiver, call throws(Stop) in
          .string(
            try TextSearch(for: call[0].asString, in: receiver.asString, call.run)
              .replacing(with: call[1].asString))
        }
      }
  }

  /// The number of characters before the first for which the call's function returns false.
  private static func length(of text: String, _ call: LibraryCall) throws(Stop) -> Int {
    var count = 0
    for character in text {
      guard try call.run.call(call[0], [.character(character)]).asBool else { break }
      count += 1
    }
    return count
  }

  /// A part of a text as a separate text.
  private static func cut(_ part: Substring, in run: RunContext) throws(Stop) -> ScriptValue {
    try run.make(bytes: RunContext.Size.object + part.utf8.count)
    return .string(String(part))
  }

  /// A character of a text, which may consist of any number of scalars.
  private static func letter(_ letter: Character?, in run: RunContext) throws(Stop) -> ScriptValue {
    guard let letter else { return .none }
    let count = letter.utf8.count
    try run.work(10 * count)
    try run.make(bytes: count)
    return .character(letter)
  }

  /// Joins characters to a text.
  private static func joined(_ letters: [ScriptValue], in run: RunContext) throws(Stop) -> String {
    var text = ""
    for letter in letters {
      let letter = letter.asCharacter
      try run.work(2)
      try run.make(bytes: 2 * letter.utf8.count)
      text.append(letter)
    }
    return text
  }

  /// The non-empty parts of a text.
  private static func parts(
    of text: String, between separator: Character, in run: RunContext
  ) throws(Stop) -> [ScriptValue] {
    // Proportional to the characters.
    try run.work(text.utf8.count / 4)
    var parts: [ScriptValue] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: separator) ?? rest.endIndex
      let part = rest[..<end]
      rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
      if part.isEmpty { continue }
      try run.make(elements: 1, growing: true)
      try run.make(bytes: part.utf8.count > 15 ? RunContext.Size.object + part.utf8.count : 0)
      parts.append(.string(String(part)))
    }
    return parts
  }

  /// The members of Character.
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
