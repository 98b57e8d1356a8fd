import Foundation
import Testing

/// Declarations that model UIKit name it, and its iOS version; others say that they are additions.
@Suite struct `A public name` {
  /// A type, method or property that other packages see, and what its comment says.
  private struct Declaration {
    let place: String
    /// The type it declares, or is a member of.
    let type: String
    let isType: Bool
    let comment: String

    var isAddition: Bool { comment.contains("An addition") }
    var tellsItsName: Bool { isAddition || comment.contains(/UIKit: .*iOS \d/) }
  }

  @Test func `of a controller, view or container has its UIKit name, or says it is an addition`() {
    let files =
      SourceTree.swiftFiles(below: "Sources/Containment")
      + SourceTree.swiftFiles(below: "Sources/Containers")
    // What scripts may ask of everything else is no part of UIKit.
    let declarations = files.filter { !$0.path.contains("/Catalogue/") }.flatMap(declarations)
    let additions = Set(declarations.filter { $0.isType && $0.isAddition }.map(\.type))
    #expect(declarations.count > 200)
    for declaration in declarations where !declaration.tellsItsName {
      // Members of an added type are additions.
      if !declaration.isType, additions.contains(declaration.type) { continue }
      Issue.record(
        """
        \(declaration.place) says neither its name in UIKit, as in "UIKit: `parent`, since iOS 5", \
        nor that it is "An addition to UIKit"
        """)
    }
  }

  /// What a file declares for others, but for what says enough by its type: initialisers,
  /// constants, overrides, and delegates' defaults.
  private func declarations(in file: SourceFile) -> [Declaration] {
    var found: [Declaration] = []
    var comment = ""
    var type = (name: "", isProtocol: false)
    for (index, line) in file.lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") {
        comment += text.dropFirst(3)
        continue
      }
      if text.hasPrefix("//") || text.hasPrefix("@discardableResult") { continue }
      defer { comment = "" }
      // Deeper than a member; and matching takes time.
      if line.hasPrefix("   ") { continue }
      func find(_ name: Substring, isType: Bool) {
        found.append(
          Declaration(
            place: "\(file.path):\(index + 1) \(name)", type: type.name, isType: isType,
            comment: comment))
      }
      if let match = line.firstMatch(of: Self.type) {
        type = (String(match.2), match.1 == "protocol")
        if line.contains(Self.isPublic), match.1 != "extension" { find(match.2, isType: true) }
      } else if let match = line.firstMatch(of: Self.member) {
        let isDefault = match.1.contains("public") && type.name.hasSuffix("Delegate")
        if !isDefault, match.1.contains(Self.isPublic) || type.isProtocol {
          find(match.2, isType: false)
        }
      }
    }
    return found
  }

  private static var isPublic: Regex<Substring> { /\b(?:public|open)\b/ }
  private static var type: Regex<(Substring, Substring, Substring)> {
    /^(?:\w+ )*(class|struct|enum|protocol|extension) ([\w.]+)/
  }
  /// A method or property of a type at the margin, with its modifiers.
  private static var member: Regex<(Substring, Substring, Substring)> {
    /^  ((?:@\w+(?:\([^)]*\))? )?(?:(?!override|static|private )\w+(?:\(\w+\))? )*)(?:func|var) (\w+)/
  }
}
