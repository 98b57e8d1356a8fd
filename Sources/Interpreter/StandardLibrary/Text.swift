import Foundation

// What text and characters offer.
extension StandardLibrary {
  /// What strings offer; a substring is text too.
  static let string = LibraryType(
    name: "String", pattern: .string,
    members: [
      .initializer("init()", [], .string) { _, _ in .string("") },
      .initializer("init(_:)", [.string], .string) { _, call in call[0] },
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
      .property("count", .int) { receiver, _ in .int(receiver.asString.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asString.isEmpty) },
      .property("first", .optional(.character)) { receiver, _ in
        receiver.asString.first.map { .character($0) } ?? .none
      },
      .property("last", .optional(.character)) { receiver, _ in
        receiver.asString.last.map { .character($0) } ?? .none
      },
      .property("description", .string) { receiver, _ in receiver },
      .method("hasPrefix(_:)", [.string], .bool) { receiver, call in
        .bool(receiver.asString.hasPrefix(call[0].asString))
      },
      .method("hasSuffix(_:)", [.string], .bool) { receiver, call in
        .bool(receiver.asString.hasSuffix(call[0].asString))
      },
      .method("contains(_:)", [.character], .bool) { receiver, call in
        .bool(receiver.asString.contains(call[0].asCharacter))
      },
      .method("contains(_:)", [.string], .bool) { receiver, call in
        .bool(receiver.asString.contains(call[0].asString))
      },
      .method("uppercased()", [], .string) { receiver, _ in
        .string(receiver.asString.uppercased())
      },
      .method("lowercased()", [], .string) { receiver, _ in
        .string(receiver.asString.lowercased())
      },
      .method("split(separator:)", [.character], .array(.string)) { receiver, call in
        .array(
          receiver.asString.split(separator: call[0].asCharacter).map { .string(String($0)) })
      },
      .method("components(separatedBy:)", [.string], .array(.string)) { receiver, call in
        .array(
          receiver.asString.components(separatedBy: call[0].asString).map { .string($0) })
      },
      .method("replacingOccurrences(of:with:)", [.string, .string], .string) {
        receiver, call throws(Stop) in
        let text = receiver.asString.replacingOccurrences(
          of: call[0].asString, with: call[1].asString)
        try call.run.grow(by: text.utf8.count)
        return .string(text)
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
      .method("prefix(_:)", [.int], .string) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.prefix(call[0].asInt)))
      },
      .method("suffix(_:)", [.int], .string) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.suffix(call[0].asInt)))
      },
      .method("dropFirst(_:)", [.int], .string, standards: [0: .int(1)]) {
        receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.dropFirst(call[0].asInt)))
      },
      .method("dropLast(_:)", [.int], .string, standards: [0: .int(1)]) {
        receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .string(String(receiver.asString.dropLast(call[0].asInt)))
      },
      .mutating("append(_:)", [.string]) { receiver, call throws(Stop) in
        try call.run.grow(by: call[0].asString.utf8.count)
        receiver = .string(receiver.asString + call[0].asString)
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
    ] + sequence(of: .character) { $0.characters })

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
