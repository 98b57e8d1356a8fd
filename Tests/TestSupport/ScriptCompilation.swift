import Foundation

/// The way from many scripts to one program.
struct ScriptCompilation {
  private let folder: URL
  private let library: ScriptLibrary
  /// The scripts that are files of the one module, by their numbers.
  private var files: [Int: String] = [:]
  /// The scripts that are modules of their own.
  private var modules: [Int] = []
  private let sources: [Int: String]
  private var objects: [URL] = []
  private(set) var refusals: [Int: CompiledScripts.Refused] = [:]

  init(
    _ numbers: [String: Int], eachAlone isEachAlone: Bool, in folder: URL, _ library: ScriptLibrary
  ) {
    (self.folder, self.library) = (folder, library)
    sources = Dictionary(uniqueKeysWithValues: numbers.map { ($1, $0) })
    for (source, number) in numbers {
      if !isEachAlone, let text = LibraryFile(source, function: Self.function(number)).text {
        files[number] = text
      } else {
        modules.append(number)
      }
    }
  }

  /// The name of the function that runs a script.
  static func function(_ number: Int) -> String { "script\(number)" }

  /// What a script would have printed as `main.swift`.
  ///
  /// Swift tells apart what is private to different files, and modules, where it prints the whole name
  /// of a type.
  static func asMain(_ text: String) -> String {
    guard text.contains("(unknown context at $") || text.contains("script") else { return text }
    return text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\bscript[0-9]+_main\./, with: "main.")
  }

  /// Compiles all scripts; what is refused is left out.
  mutating func compile() throws {
    try compileFiles()
    for number in modules.sorted() { try compileModule(number) }
  }

  /// Links what was compiled.
  func link(to program: URL) throws {
    try ScriptLibrary.compile(
      [library.launcher.path] + objects.map(\.path) + [
        "-o", program.path, "-L", library.folder.path, "-l\(ScriptLibrary.name)",
        "-Xlinker", "-rpath", "-Xlinker", library.folder.path, "-Xlinker", "-export-dynamic",
        // Not every object names the libraries that it needs.
        "-lFoundation", "-lswiftSwiftOnoneSupport",
      ])
  }

  private var flags: [String] {
    [
      "-c", "-Onone", "-swift-version", "5", "-suppress-warnings", "-module-cache-path",
      library.folder.path, "-I", library.modules.path, "-package-name", BuiltModules.packageName,
    ]
  }

  /// Compiles all files at once; those with errors become modules, and the rest is compiled again.
  private mutating func compileFiles() throws {
    while !files.isEmpty {
      let paths = try files.keys.sorted().map { number in
        let path = folder.appendingPathComponent("\(Self.function(number)).swift")
        try Data(files[number, default: ""].utf8).write(to: path)
        return path.path
      }
      let object = folder.appendingPathComponent("files.o")
      let outcome = try ScriptLibrary.outcome(
        ofCompiling: flags + [
          "-wmo", "-parse-as-library", "-module-name", "main", "-o", object.path,
        ]
          + paths)
      if outcome.status == 0 {
        objects.append(object)
        return
      }
      let wrong = Set(
        outcome.errors.matches(of: /\/script([0-9]+)\.swift:[0-9]+:[0-9]+: error:/)
          .compactMap { Int($0.1) })
      guard !wrong.isEmpty else { throw CompiledScripts.Refused(message: outcome.errors) }
      for number in wrong { files[number] = nil }
      modules += wrong
    }
  }

  private mutating func compileModule(_ number: Int) throws {
    let name = Self.function(number)
    let own = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let main = own.appendingPathComponent("main.swift")
    try Data(sources[number, default: ""].utf8).write(to: main)
    let object = own.appendingPathComponent("main.o")
    let outcome = try ScriptLibrary.outcome(
      ofCompiling: flags + [
        "-module-name", "\(name)_main", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
        name, main.path, "-o", object.path,
      ])
    if outcome.status == 0 {
      objects.append(object)
    } else {
      refusals[number] = CompiledScripts.Refused(message: outcome.errors)
    }
  }
}
