import Figures
import Hierarchy
import Lessons
import Scenarios
import Support

/// `terrarium list`: lists what is available.
extension Command {
  static let list = Command(
    name: "list", arguments: "",
    summary: "lists containers, scenarios, lessons, figures and formats", argumentCount: 0...0,
    options: [.json]
  ) { invocation throws(CommandError) in
    try Output.write(invocation.has("--json") ? json.text + "\n" : text)
    return .done
  }

  private static var json: JSON {
    func named(_ slug: String, _ title: String) -> JSON {
      .object([("name", .string(slug)), ("title", .string(title))])
    }
    func verb(_ choice: SystemInfo.Named) -> JSON {
      .object(
        [("name", .string(choice.slug)), ("title", .string(choice.title))]
          + (choice.menu.map { [("menu", .string($0))] } ?? []))
    }
    func system(_ info: SystemInfo) -> JSON {
      .object([
        ("name", .string(info.slug)), ("title", .string(info.title)),
        ("variants", .array(info.variants.map { named($0.slug, $0.title) })),
        ("verbs", .array(info.actions.map(verb))),
      ])
    }
    return .object([
      ("systems", .array(SystemInfo.all.map(system))),
      ("scenarios", .array(Scenario.all.map { named($0.slug, $0.title) })),
      ("lessons", .array(Lesson.titles().map { named($0.name, $0.title) })),
      ("figures", .array(Command.exportedFigures.map { .string($0) })),
      ("formats", .array(Invocation.formats.map(JSON.string))),
    ])
  }

  private static var text: String {
    func block(_ title: String, _ rows: [String]) -> String {
      title + "\n" + rows.map { "  " + $0 + "\n" }.joined()
    }
    let systems = SystemInfo.all.map { system in
      let variants = system.variants.map(\.slug).joined(separator: ", ")
      return "\(system.slug)\t\(system.title) (\(variants)): \(system.summary)"
    }
    let scenarios = Scenario.Family.allCases.map { family in
      block(
        family.title,
        Scenario.all.filter { $0.family == family }.map { "\($0.slug)\t\($0.title)" })
    }
    return block("Containers", systems) + scenarios.joined()
      + block("Lessons", Lesson.titles().map { "\($0.name.visible())\t\($0.title.visible())" })
      + block(
        "Figures",
        FigureKind.allCases.map { "\($0.rawValue)\t\($0.title)" }
          + ["\(Command.differenceFigure)\tDifference of two"])
      + block("Formats", Invocation.formats)
  }
}
