/// Demangles Swift type names, in the Objective-C runtime's form, `_TtGC7SwiftUI…`, and in Swift's
/// own, `$s5MyApp…`.
///
/// Module names are omitted: `UIHostingController<ContentView>`.
struct SwiftName {
  private let bytes: [UInt8]
  private var index = 4
  /// The names for substitutions, in order: modules are empty.
  private var known: [String] = []
  /// The depth of nested types.
  private var depth = 0

  /// The demangled name; nil if it is not mangled, or not supported.
  static func demangled(_ name: String) -> String? {
    if name.hasPrefix("$s") || name.hasPrefix("$S"), name.utf8.count < 4000 {
      var reader = SwiftName(bytes: Array(name.utf8))
      reader.index = 2
      let text = reader.postfixType()
      return reader.index == reader.bytes.count ? text : nil
    }
    guard name.hasPrefix("_TtC") || name.hasPrefix("_TtG") || name.hasPrefix("_TtV") else {
      return nil
    }
    guard name.utf8.count < 4000 else { return nil }
    var reader = SwiftName(bytes: Array(name.utf8))
    reader.index = 3
    guard let text = reader.type(), reader.index == reader.bytes.count else { return nil }
    return text
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  private static let short: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "c"): "UnicodeScalar",
    UInt8(ascii: "d"): "Double", UInt8(ascii: "f"): "Float", UInt8(ascii: "i"): "Int",
    UInt8(ascii: "q"): "Optional", UInt8(ascii: "u"): "UInt", UInt8(ascii: "S"): "String",
  ]

  /// A type: nominal, generic, tuple, or a substitution.
  private mutating func type() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    switch next {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return nominal()
    case UInt8(ascii: "G"):
      index += 1
      guard let name = type(), let arguments = list() else { return nil }
      return "\(name)<\(arguments.joined(separator: ", "))>"
    case UInt8(ascii: "T"):
      index += 1
      return list().map { "(\($0.joined(separator: ", ")))" }
    case UInt8(ascii: "P"): return protocols()
    case UInt8(ascii: "S"):
      return standard() ?? substitution()
    default: return nil
    }
  }

  /// Types up to an underscore.
  private mutating func list() -> [String]? {
    var types: [String] = []
    while !take("_") {
      guard let type = type() else { return nil }
      types.append(type)
    }
    return types
  }

  /// A nominal type with its context.
  private mutating func nominal() -> String? {
    index += 1
    guard let context = context(), let name = declaration() else { return nil }
    let text = context.isEmpty ? name : "\(context).\(name)"
    known.append(text)
    return text
  }

  /// One or several protocols, up to an underscore.
  private mutating func protocols() -> String? {
    index += 1
    var names: [String] = []
    while !take("_") {
      guard let context = context(), let name = declaration() else { return nil }
      let text = context.isEmpty ? name : "\(context).\(name)"
      known.append(text)
      names.append(text)
    }
    return names.isEmpty ? "Any" : names.joined(separator: " & ")
  }

  /// The context: a module, which is omitted, or a type.
  private mutating func context() -> String? {
    switch next {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return nominal()
    case UInt8(ascii: "s"):
      index += 1
      return ""
    case UInt8(ascii: "S"):
      guard index + 1 < bytes.count else { return nil }
      if "soC".utf8.contains(bytes[index + 1]) {
        index += 2
        return ""
      }
      return substitution()
    default:
      guard identifier() != nil else { return nil }
      known.append("")
      return ""
    }
  }

  /// The name of a declaration; private ones have a discriminator before it.
  private mutating func declaration() -> String? {
    if take("P") {
      guard identifier() != nil else { return nil }
    }
    return identifier()
  }

  /// A length, and that many characters.
  private mutating func identifier() -> String? {
    var count = 0
    let start = index
    while next.isDigit, count < 1000 {
      count = count * 10 + Int(next - 0x30)
      index += 1
    }
    guard index > start, count > 0, index + count <= bytes.count else { return nil }
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  /// `S_`, `S0_`, `S1_`: the first, second and third substitution.
  private mutating func substitution() -> String? {
    guard take("S") else { return nil }
    var place = 0
    if !take("_") {
      let start = index
      while next.isDigit || next.isUppercase, index - start < 4 {
        place = place * 36 + Int(next.isDigit ? next - 0x30 : next - 0x41 + 10)
        index += 1
      }
      guard index > start, take("_") else { return nil }
      place += 1
    }
    return known.indices.contains(place) ? known[place] : nil
  }

  /// A type in the mangling of Swift 5; nil if it is abbreviated.
  ///
  /// The module comes first, then each type followed by its kind, then the generic arguments.
  private mutating func postfixType() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    if next == UInt8(ascii: "S") { return standard() }
    if !take("s"), identifier() == nil { return nil }
    var names: [String] = []
    while next.isDigit, let name = identifier() {
      if take("P") { return (names + [name]).joined(separator: ".") }
      guard take("C") || take("V") || take("O") else { return nil }
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    let text = names.joined(separator: ".")
    guard take("y") else { return text }
    var arguments: [String] = []
    while !take("G") {
      if take("_") { continue }
      guard var argument = postfixType() else { return nil }
      while next == UInt8(ascii: "S"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "g")
      {
        index += 2
        argument += "?"
      }
      arguments.append(argument)
    }
    return "\(text)<\(arguments.joined(separator: ", "))>"
  }

  /// `Si`, `SS`: a standard library type.
  private mutating func standard() -> String? {
    guard index + 1 < bytes.count, let name = Self.short[bytes[index + 1]] else { return nil }
    index += 2
    return name
  }
}
