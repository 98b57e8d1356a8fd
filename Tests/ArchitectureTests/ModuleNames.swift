import Foundation

/// The names of modules' interfaces, by which an import that nothing uses can be told.
///
/// A name counts wherever it is in a file, so some useless imports stay unnoticed. Names that Swift's
/// own types have, too, do not count.
struct ModuleNames {
  private var names: [String: Set<Substring>] = ["Foundation": Self.ofFoundation]

  /// Reads the interfaces of modules, each after those that it exports.
  init(of modules: [(name: String, files: [SourceFile])]) {
    for (module, files) in modules where !files.isEmpty {
      var own = files.reduce(into: Set<Substring>()) { $0.formUnion(Self.interface(of: $1)) }
        .subtracting(Self.common)
      for exported in files.flatMap(\.imports) where exported.isExported {
        own.formUnion(names[exported.module] ?? [])
      }
      names[module] = own
    }
  }

  /// The imports of a file of which it uses no name, as far as that can be told.
  func needlessImports(of file: SourceFile) -> [SourceFile.Import] {
    // Foundation has too many names, and internal names are not among these.
    let imports = file.imports.filter {
      names[$0.module] != nil && $0.module != "Foundation" && !$0.isExported && !$0.isTestable
    }
    guard !imports.isEmpty else { return [] }
    let importing = Set(file.imports.map(\.line))
    let words = file.code.filter { !importing.contains($0.number) }
      .reduce(into: Set<Substring>()) { $0.formUnion($1.words) }
    return imports.filter { names[$0.module]?.isDisjoint(with: words) ?? false }
  }

  /// The names that a file declares for other modules.
  private static func interface(of file: SourceFile) -> Set<Substring> {
    var found: Set<Substring> = []
    var contract: Int?
    for line in file.code {
      let words = line.words
      if let outer = contract, line.indentation <= outer { contract = nil }
      if words.first == "case" || words.first == "indirect" {
        found.formUnion(line.text.prefix { $0 != "(" && $0 != "=" }.words)
      } else if contract != nil || !access.isDisjoint(with: words) {
        if words.contains("init") || words.contains("subscript") {
          found.formUnion(line.text.matches(of: /[(,]\s*(\w+)[^:,()]*:/).map(\.1))
        }
        for (keyword, name) in zip(words, words.dropFirst()) where declaring.contains(keyword) {
          found.insert(name)
        }
      }
      if words.contains("protocol") { contract = line.indentation }
    }
    return found
  }

  private static let access: Set<Substring> = ["public", "package", "open"]
  private static let declaring: Set<Substring> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "typealias",
    "associatedtype",
  ]

  /// Keywords, and names that types of the standard library have.
  private static let common = Set(
    """
    in of to at by for from as is if else let var func init self case where with and on _ indirect
    any some throws rethrows escaping autoclosure default inout nil true false Self return static
    package public open internal private fileprivate class struct enum protocol final override lazy
    weak mutating subscript convenience required nonisolated extension
    Int Double String Bool Character Substring Set Array Dictionary Range Void Never Any UInt8 UInt32
    Int32 UInt Error Hashable Equatable Sendable Element Self Sequence Collection Optional
    count first last isEmpty append map filter contains description index indices sorted joined min
    max abs sum zip start end x y key keys value values length offset all next bytes path width
    height size reversed sequence text
    """.split(whereSeparator: \.isWhitespace))

  /// The part of Foundation for which `Geometry` stands.
  private static let ofFoundation = Set(
    """
    CGFloat CGPoint CGRect CGSize CGAffineTransform CGVector minX maxX midX minY maxY midY width
    height origin size insetBy offsetBy intersection union intersects isNull zero
    """.split(whereSeparator: \.isWhitespace))
}

extension SourceFile.Line {
  /// The identifiers and keywords, in order.
  fileprivate var words: [Substring] { text[...].words }
}

extension Substring {
  /// The identifiers and keywords, in order.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start: Index?
    for place in utf8.indices {
      let byte = utf8[place]
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isLetter || byte == UInt8(ascii: "_") || isDigit && start != nil {
        start = start ?? place
      } else if let first = start {
        words.append(self[first..<place])
        start = nil
      }
    }
    if let first = start { words.append(self[first...]) }
    return words
  }
}
