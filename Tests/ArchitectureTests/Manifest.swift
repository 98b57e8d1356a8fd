import Foundation

/// What a `Package.swift` says about targets, read from its text.
struct Manifest {
  /// A target: where its files are, and what it depends on.
  struct Target {
    let name: String
    let folder: String
    let imports: Set<String>
  }

  /// All targets, in order.
  private(set) var targets: [Target] = []
  /// The Debian packages that bring the C libraries.
  let debianPackages: Set<String>

  /// What each module depends on, by name.
  var modules: [String: Set<String>] {
    let modules = targets.filter { $0.folder.hasPrefix("Sources/") }
    return Dictionary(modules.map { ($0.name, $0.imports) }) { first, _ in first }
  }

  /// The names of the test targets.
  var tests: Set<String> {
    Set(
      targets.map(\.folder).filter { $0.wholeMatch(of: /Tests\/\w+Tests/) != nil }
        .map { String($0.dropFirst("Tests/".count)) })
  }

  init(_ text: String) {
    let list = text.components(separatedBy: "targets: [\n").last ?? ""
    let start =
      /\b(module|system|inC|tests|example|exampleTests|target|testTarget|executableTarget)\(\s*(?:name:\s*)?"([\w-]+)"/
    let starts = list.matches(of: start)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : list.endIndex
      let arguments = list[start.range.upperBound..<end]
      targets.append(Target(kind: String(start.1), String(start.2), arguments))
    }
    debianPackages = Set(list.matches(of: /debian:\s*"([^"]+)"/).map { String($0.1) })
  }
}

extension Manifest.Target {
  /// A target from the call that makes it.
  fileprivate init(kind: String, _ name: String, _ arguments: Substring) {
    let path = arguments.firstMatch(of: /path:\s*"([^"]+)"/).map { String($0.1) }
    let home = arguments.firstMatch(of: /in:\s*"([^"]+)"/).map { String($0.1) } ?? "Sources"
    switch kind {
    case "system", "inC": (self.name, folder) = (name, "Sources/Native/\(name)")
    case "module": (self.name, folder) = (name, "\(home)/\(name)")
    case "tests": (self.name, folder) = ("\(name)Tests", "Tests/\(name)Tests")
    case "example": (self.name, folder) = ("example-\(name)", "Examples/Sources/\(name)")
    case "exampleTests": (self.name, folder) = ("\(name)Tests", "Examples/Tests/\(name)Tests")
    default: (self.name, folder) = (name, path ?? "Sources/\(name)")
    }
    let list = arguments.firstMatch(of: /(?:imports|dependencies):\s*\[([^\]]*)\]/)
    imports = Set((list?.1 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
  }
}
