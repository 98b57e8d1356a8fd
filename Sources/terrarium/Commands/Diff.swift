import Foundation
import Hierarchy
import Import
import Session
import Support

/// `terrarium diff`: compares two hierarchies.
extension Command {
  static let diff = Command(
    name: "diff", arguments: "A B",
    summary:
      "compares two dumps, recordings or instants; exits 1 if they differ",
    argumentCount: 2...2, options: [.json, .at, .profile, .variant], takes: .subject
  ) { invocation throws(CommandError) in
    let (difference, status) = try invocation.difference(invocation.arguments)
    try Output.write(invocation.has("--json") ? difference.json.text + "\n" : difference.text)
    return difference.isEmpty ? status : .negative
  }
}

/// One side of a comparison.
private struct Side {
  /// The source of its node ids; nil for a dump, whose addresses are of its process.
  let source: String?
  /// Whether it contains only controllers.
  let isOfControllers: Bool
  /// Its run; nil for a dump.
  let finding: Finding?
  let tree: (_ onlyControllers: Bool, _ withNames: Bool) -> ComparedTree
}

extension Invocation {
  /// The difference between two arguments, and the runs' status.
  ///
  /// Reports why a run stopped, once if both are of the same run.
  func difference(
    _ words: [String]
  ) throws(CommandError) -> (HierarchyDifference, status: ExitStatus) {
    let (first, second) = (try side(words[0]), try side(words[1]))
    var status = first.finding?.status() ?? .done
    if first.source != second.source, let other = second.finding?.status(),
      other.rawValue > status.rawValue
    {
      status = other
    }
    let onlyControllers = first.isOfControllers || second.isOfControllers
    let areNamed = first.source != nil && second.source != nil
    let one = first.tree(onlyControllers, areNamed)
    let other = second.tree(onlyControllers, areNamed)
    guard first.source != nil || second.source != nil else {
      return (HierarchyDifference(from: one, to: other), status)
    }
    let areOfOneSource = first.source == second.source
    return (HierarchyDifference(from: one, to: other, ofOneSource: areOfOneSource), status)
  }

  /// A dump, or a run at an instant, as in `run.terrarium@100`.
  fileprivate func side(_ word: String) throws(CommandError) -> Side {
    let (name, moment) = try place(word)
    if name == "-" { return side(of: try InputFile.dump(at: name), at: moment, named: name) }
    let subject = try subject(name)
    if case .dump(let dump) = subject { return side(of: dump, at: moment, named: name) }
    let finding = try finding(of: subject, named: name)
    if let moment {
      let words = word == name ? "--at \(value("--at") ?? "")" : word
      try finding.recording.check(moment, writtenAs: words, of: name)
    }
    let state = finding.recording.state(at: moment ?? .line(.max))
    return Side(source: name, isOfControllers: false, finding: finding) {
      state.compared(onlyControllers: $0, withNames: $1)
    }
  }

  private func side(of dump: Dump, at moment: Moment?, named name: String) -> Side {
    dump.warn(about: name)
    let index: Int =
      switch moment {
      case .instant(let instant)?: Int(instant.seconds)
      case .line(let line)?: max(line - 1, 0)
      case nil: 0
      }
    let tree = dump.compared(moment: min(index, dump.moments.count - 1))
    return Side(source: nil, isOfControllers: dump.isOfControllers, finding: nil) { _, _ in tree }
  }

  /// Splits `FILE@MS`; a file whose name contains an @ is taken as is.
  private func place(_ word: String) throws(CommandError) -> (name: String, moment: Moment?) {
    guard let sign = word.lastIndex(of: "@"), !FileManager.default.fileExists(atPath: word) else {
      return (word, try moment())
    }
    let text = String(word[word.index(after: sign)...])
    if let line = eventNumber(text) { return (String(word[..<sign]), .line(line)) }
    guard let milliseconds = Double(decimal: text), milliseconds >= 0 else {
      throw .badValue(
        option: word, value: text,
        allowed: "milliseconds behind the @ such as 100, or an event such as e7")
    }
    return (String(word[..<sign]), .instant(Instant(seconds: milliseconds / 1000)))
  }
}
