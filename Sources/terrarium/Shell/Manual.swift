import Support

/// `terrarium manual`: prints the man page.
extension Command {
  static let manual = Command(
    name: "manual", arguments: "", summary: "prints the manual page; pipe it into man -l -",
    argumentCount: 0...0, options: []
  ) { _ throws(CommandError) in
    try Output.write(ManualPage(commands: all, version: Launch.version).text)
    return .done
  }
}
