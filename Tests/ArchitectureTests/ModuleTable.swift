import Foundation

/// The table of modules in `Documentation/Architecture.md`, which `scripts/tables` writes.
struct ModuleTable {
  /// The modules, in order.
  let names: [String]
  /// What each module imports, by name.
  let imports: [String: Set<String>]

  init(_ page: String) {
    let table = page.components(separatedBy: "<!-- table: modules -->").last ?? ""
    let lines = table.components(separatedBy: "<!-- end -->")[0].split(separator: "\n")
    let rows = lines.compactMap { line -> (String, Set<String>)? in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6, let name = Self.names(in: cells[2]).first else { return nil }
      return (name, Set(Self.names(in: cells[4])))
    }
    names = rows.map(\.0)
    imports = Dictionary(rows) { first, _ in first }
  }

  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: /`([\w-]+)`/).map { String($0.1) }
  }
}
