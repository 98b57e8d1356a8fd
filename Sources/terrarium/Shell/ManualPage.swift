/// The man page, terrarium(1), generated from the table of commands.
struct ManualPage {
  let commands: [Command]
  let version: String

  /// Example calls, each runnable as is.
  static let examples: [(call: String, purpose: String)] = [
    ("terrarium trace tunnel", "Prints every callback of Tunnel's flip with its time."),
    (
      "terrarium state tunnel --at 100",
      "Prints the hierarchy in the middle of the flip."
    ),
    (
      "terrarium export tunnel --figure tree --at 100 --legend -o tree.svg",
      "Exports it as an image with a legend."
    ),
    ("terrarium check misuse-d05", "Prints the diagnostic of a forgotten didMove; exits 1."),
    ("terrarium diff tunnel@0 tunnel", "Prints the changes of the whole flip; exits 1."),
    ("terrarium where 56.55 8.316667", "Prints a place and its antipode."),
  ]

  /// Commands with more options list them only in their own section.
  private static let mostOptionsInSynopsis = 8

  var text: String {
    var page = Troff()
    page.macro("TH", "TERRARIUM", "1", "", "Terrarium \(version)", "User Commands")
    page.section("NAME")
    page.paragraph(
      "terrarium, terrarium-window \\- watch container hierarchies live", isMarkedUp: true)
    page.section("SYNOPSIS")
    page.usage("[NAME|FILE]")
    page.usage("[NAME|FILE]", of: "terrarium-window")
    for command in commands {
      let isLong = command.options.count > Self.mostOptionsInSynopsis
      page.usage(isLong ? "\(command.name) \(command.arguments) [OPTION]…" : command.usage)
    }
    page.section("DESCRIPTION")
    page.paragraph(
      """
      Terrarium runs small apps built of UIKit-style view controllers in simulated time, and shows \
      parents and children, views and superviews, and every callback with its time.
      """)
    page.paragraph(
      """
      Without a command it opens its window, on NAME or FILE, or with Tunnel by default; it starts \
      terrarium-window, which is installed separately. With a command it works without a display: \
      results go to standard output, messages to standard error.
      """)
    page.paragraph(
      """
      NAME is a container, a scenario or a lesson, as terrarium list names them. FILE is a script \
      (.swift), a lesson (.md), a recording (.terrarium) or else a dump; - is standard input. An \
      argument that reads as a number is never an option, and -- ends options.
      """)
    page.section("COMMANDS")
    for command in commands { page.command(command) }
    page.section("OPTIONS")
    page.item("--help", "shows help; after a command, its options.")
    page.item("--version", "shows the version.")
    page.section("EXIT STATUS")
    page.item("0", "done.")
    page.item("1", "the answer is no: a difference, an error or no result.")
    page.item("2", "invalid usage, input or output.")
    page.item("3", "a required program or service is missing; the message names the package.")
    page.section("ENVIRONMENT")
    page.item(
      "TERRARIUM_DATA",
      "the folder of lessons, scenarios and the map, instead of the default next to the program.")
    page.item(
      "LC_ALL, LC_MESSAGES, LANG",
      "the language of the window. What commands print does not depend on it: see --language.")
    page.section("FILES")
    page.item(
      "../share/terrarium",
      "next to the program's folder: lessons, scenarios, translations and the map.")
    page.section("EXAMPLES")
    for example in Self.examples { page.item(example.call, example.purpose) }
    page.section("SEE ALSO")
    page.paragraph("dot(1), ffmpeg(1)")
    return page.text
  }
}

extension Troff {
  /// A usage line.
  fileprivate mutating func usage(_ words: String, of program: String = "terrarium") {
    let (name, rest) = words.splitAtSpace
    macro("br")
    let arguments = name.hasPrefix("[") ? Self.plain(words) : Self.bold(name) + rest
    line(Self.bold(program) + " " + arguments)
  }

  fileprivate mutating func command(_ command: Command) {
    macro(
      "SS", "terrarium \(command.name)\(command.arguments.isEmpty ? "" : " ")\(command.arguments)")
    paragraph(command.summary.sentence)
    for option in command.options {
      item(option.name + (option.value.map { " \($0)" } ?? ""), option.summary + ".")
    }
  }
}

extension String {
  /// The first word, and the rest with its space, escaped.
  fileprivate var splitAtSpace: (String, String) {
    guard let space = firstIndex(of: " ") else { return (self, "") }
    return (String(self[..<space]), Troff.plain(String(self[space...])))
  }

  /// With an initial capital and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
