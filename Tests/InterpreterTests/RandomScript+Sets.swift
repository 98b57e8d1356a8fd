// Sets and dictionaries where a sequence is taken; what they give is sorted before it is printed.

extension ScriptWriter {
  mutating func writeSets() {
    let isText = isOnce(in: 3)
    let type = isText ? "String" : "Int"
    func elements(_ writer: inout ScriptWriter) -> String {
      let all =
        isText ? ["\"a\"", "\"b\"", "\"cc\"", "\"d\"", "\"e\""] : ["1", "2", "3", "4", "5", "9"]
      return writer.picks(writer.roll(5), of: all).joined(separator: ", ")
    }
    scene { writer in
      let (set, other, list, table) = (
        writer.name("set"), writer.name("other"), writer.name("list"), writer.name("table")
      )
      writer.line(
        writer.isOnce(in: 2)
          ? "let \(set): Set<\(type)> = [\(elements(&writer))]"
          : "let \(set) = Set<\(type)>([\(elements(&writer))])")
      writer.line("var \(other): Set<\(type)> = [\(elements(&writer))]")
      writer.line("var \(list): [\(type)] = [\(elements(&writer))]")
      let key = isText ? "\"k\"" : "7"
      writer.line("var \(table): [\(type): Int] = [\(key): \(writer.roll(9))]")
      for _ in 0...(3 + writer.roll(6)) {
        writer.writeSetLine(set, other, list, table, isText: isText, elements(&writer))
      }
    }
  }

  private mutating func writeSetLine(
    _ set: String, _ other: String, _ list: String, _ table: String, isText: Bool, _ some: String
  ) {
    let element = isText ? "\"b\"" : "2"
    let mapped = isText ? "$0.count" : "$0 % 2"
    let sequence = pick([set, other, "\(table).keys", "Set(\(list))", "\(set).union(\(other))"])
    let next = name("n")
    line(
      pick([
        "print(Array(\(sequence)).sorted())", "print(Array(\(sequence)).count)",
        "print(\(sequence).sorted())", "print(\(sequence).count, \(sequence).isEmpty)",
        "\(list).append(contentsOf: \(sequence)); print(\(list).sorted())",
        "\(list) += Array(\(sequence)); print(\(list).count)",
        "print(Set(\(sequence)) == \(set))", "print(Set(\(sequence)).sorted())",
        "print(zip(\(sequence), \(list)).map { $1 }.count)",
        "print(zip(\(list), \(sequence)).map { $0.0 }.count)",
        "let \(next) = Dictionary(grouping: \(sequence), by: { \(mapped) }); print(\(next).count)",
        "print(\(sequence).contains(\(element)))",
        "print(\(sequence).sorted { $0 > $1 })", "print(\(sequence).sorted(by: >))",
        "print(\(set).intersection(\(other)).sorted(), \(set).subtracting(\(list)).sorted())",
        "print(\(set).isSubset(of: \(other)), \(set).isDisjoint(with: \(list)))",
        "\(other).formUnion(\(sequence)); print(\(other).sorted())",
        "\(other).insert(\(element)); print(\(other).count)",
        "print(\(other).remove(\(element)) ?? \(element)); print(\(other).sorted())",
        "for e in \(sequence).sorted() { print(e) }",
        "\(table)[\(element)] = 5; print(Array(\(table).keys).sorted())",
        "let \(next) = Dictionary(uniqueKeysWithValues: Set<\(isText ? "String" : "Int")>([\(some)]).sorted().map { ($0, 1) }); print(\(next).keys.sorted())",
        "print(Set(Array(\(sequence)).map { \(mapped) }).sorted())",
        "print(\(set) == \(other), \(set) == Set(Array(\(set))))",
      ]))
  }
}
