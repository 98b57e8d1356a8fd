import Foundation

/// What `Package.swift` says about targets, read from its text.
struct Manifest {
  /// What each module imports, by name.
  var modules: [String: Set<String>] = [:]
  /// The names of the test targets.
  var tests: Set<String> = []
  /// The Debian packages that bring the C libraries.
  var debianPackages: Set<String> = []

  init(_ text: String) {
    let targets = text.components(separatedBy: "targets: [\n").last ?? ""
    let target =
      /(module|system|inC|tests|\.testTarget|\.executableTarget)\(\s*(?:name:\s*)?"([\w-]+)"/
    let starts = targets.matches(of: target)
    for (index, start) in starts.enumerated() {
      let end =
        index + 1 < starts.count ? starts[index + 1].range.lowerBound : targets.endIndex
      let arguments = targets[start.range.upperBound..<end]
      let name = String(start.2)
      // Benchmarks import what they measure.
      if arguments.contains(/path:\s*"Benchmarks\//) { continue }
      switch start.1 {
      case "tests": tests.insert("\(name)Tests")
      case ".testTarget": tests.insert(name)
      case "inC": modules[name] = Self.imports(in: arguments)
      case "system":
        modules[name] = []
        debianPackages.formUnion(
          arguments.matches(of: /debian:\s*"([^"]+)"/).map { String($0.1) })
      default: modules[name] = Self.imports(in: arguments)
      }
    }
  }

  private static func imports(in arguments: Substring) -> Set<String> {
    guard let list = arguments.firstMatch(of: /(?:imports|dependencies):\s*\[([^\]]*)\]/)
    else { return [] }
    return Set(list.1.matches(of: /"(\w+)"/).map { String($0.1) })
  }
}
