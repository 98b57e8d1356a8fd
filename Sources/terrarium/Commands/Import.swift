import Hierarchy
import Import
import Support

/// `terrarium import`: parses a dump and prints a summary.
extension Command {
  static let importDump = Command(
    name: "import", arguments: "FILE|-",
    summary: "imports a dump of any known form and prints a summary", argumentCount: 1...1,
    options: [
      .json,
      Option(
        name: "--as", value: "FORM",
        summary: "writes controllers in the form of printHierarchy, or as a script",
        takes: .words(["printHierarchy", "script"])),
    ], takes: .file
  ) { invocation throws(CommandError) in
    let form = try invocation.choice("--as", of: ["printHierarchy", "script"])
    if form != nil, invocation.has("--json") { throw .contradiction("--json", "--as") }
    let path = invocation.arguments[0]
    let dump = try InputFile.dump(at: path)
    // The JSON includes the notes.
    if invocation.has("--json") {
      try Output.write(dump.json.text + "\n")
      return .done
    }
    Output.warn("\(path): \(dump.formSentence)")
    dump.warn(about: path)
    guard form != nil else {
      try Output.write(dump.outline)
      return .done
    }
    guard dump.isOfControllers else { throw .noControllers(path) }
    guard form == "script" || dump.isPrintable else {
      throw .input(
        path: path,
        reason: "it has more than \(Dump.mostPrintedLevels) levels, too many for a bar each; "
          + "leave --as out")
    }
    try Output.write(form == "script" ? DumpScript(dump).text : dump.printHierarchy)
    return .done
  }
}

extension Dump {
  /// Prints notes about unclear parts of a dump to standard error.
  func warn(about path: String) {
    for note in notes { Output.warn("\(path):\(note.line): \(note.message)") }
  }
}
