import Attach
import GtkKit
import Support

/// The sidebar's rows of running programs: those that can be watched, then those without
/// accessibility.
struct ProgramRows {
  private let programs: RunningPrograms

  /// The prefix of the rows' ids.
  static let mark = "app:"
  private static let none = mark + "none"
  private static let unheardMark = mark + "unheard:"

  init(_ programs: RunningPrograms) { self.programs = programs }

  static func row(ofProcess process: Int) -> String { mark + String(process) }

  /// The process of a program that can be watched; nil for other rows.
  static func process(of row: String) -> String? {
    row.hasPrefix(mark) && row != none ? String(row.dropFirst(mark.count)) : nil
  }

  /// The process of a program without accessibility; nil for other rows.
  static func process(ofUnheard row: String) -> String? {
    row.hasPrefix(unheardMark) ? String(row.dropFirst(unheardMark.count)) : nil
  }

  var items: [SidebarList.Item] { heard + unheard }

  private var heard: [SidebarList.Item] {
    switch programs.listing {
    case .unknown: return []
    case .none(let reason):
      return [.init(id: Self.none, title: localized("None Found"), details: reason)]
    case .some(let found) where found.isEmpty:
      return [
        .init(
          id: Self.none, title: localized("None Found"),
          details: localized(
            "Start GTK 4 programs with GTK_A11Y=atspi, and Qt programs with QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1; some appear late."
          ))
      ]
    case .some(let found):
      return found.map { program in
        .init(
          id: Self.row(ofProcess: program.process), title: program.name,
          details: [
            program.windows.joined(separator: ", "), program.toolkitTitle,
            localized("process \(program.process)"),
            program.isAnswering ? "" : localized("not responding"),
          ].filter { !$0.isEmpty }.joined(separator: ", "),
          figure: .init(
            icon: programs.icons.icon(of: program), or: "application-x-executable-symbolic",
            line: line(of: program, among: found)))
      }
    }
  }

  /// The subtitle of a program: its toolkit, preceded by its window titles if another program has
  /// the same name.
  private func line(
    of program: RunningApplication, among found: [RunningApplication]
  ) -> String {
    guard program.isAnswering else { return localized("not responding") }
    guard found.count(where: { $0.name == program.name }) > 1 || program.windows.count > 1 else {
      return program.toolkitTitle
    }
    return (program.windows + [program.toolkitTitle]).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private var unheard: [SidebarList.Item] {
    programs.unheard.map { program in
      var row = SidebarList.Item(
        id: Self.unheardMark + String(program.process), title: program.name,
        details: [
          program.titles.joined(separator: ", "), localized("not on the accessibility bus"),
          localized("process \(program.process)"),
        ].filter { !$0.isEmpty }.joined(separator: ", "),
        figure: .init(
          icon: nil, or: "application-x-executable-symbolic",
          line: localized("not on the accessibility bus")))
      row.isDim = true
      return row
    }
  }
}
