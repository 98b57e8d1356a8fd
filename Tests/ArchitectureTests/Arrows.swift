/// What is wrong with the dependencies of targets.
enum Arrows {
  /// The modules whose dependencies differ between the manifest and the table.
  static func differences(
    between manifest: [String: Set<String>], and table: [String: Set<String>]
  ) -> [String] {
    Set(manifest.keys).union(table.keys).sorted().flatMap { module -> [String] in
      let (real, drawn) = (manifest[module] ?? [], table[module] ?? [])
      return real.subtracting(drawn).sorted().map { "\(module) lacks \($0)" }
        + drawn.subtracting(real).sorted().map {
          "\(module) has \($0), which Package.swift lacks"
        }
    }
  }

  /// The dependencies of a target that no file imports, and the imports that are none of them.
  static func complaints(about target: Manifest.Target, with files: [SourceFile]) -> [String] {
    guard !files.isEmpty else { return [] }
    let imports = files.flatMap { file in file.imports.map { (file, $0) } }
    let unused = target.imports.subtracting(imports.map(\.1.module)).sorted().map {
      "Package.swift: \(target.name) imports \($0) nowhere; remove the arrow"
    }
    let isTest = target.name.hasSuffix("Tests")
    let allowed = target.imports.union(House.platform).union(isTest ? House.forTests : [])
    return unused
      + imports.filter { !allowed.contains($1.module) }.map { file, used in
        """
        \(file.path):\(used.line) imports \(used.module), which \(target.name) may not know; \
        move the code, or add the arrow to Package.swift
        """
      }
  }
}
