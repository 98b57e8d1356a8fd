import Drawing
package import Figures
import Hierarchy
import MarkdownKit
import Scenarios

/// A lesson as a printable handout: questions without answers.
extension Lesson {
  /// The whole lesson, or one of its pages, from 1; nil if there is no such page.
  ///
  /// Each stop shows both trees at that moment, in the colors of `options`.
  package func sheet(
    page number: Int?, language: String, runs: inout LessonRuns, options: FigureOptions
  ) -> Sheet? {
    let pages = pages
    if let number, !pages.indices.contains(number - 1) { return nil }
    let range = number.map { pages[$0 - 1].items } ?? items.indices
    let words = language == "ja" ? SheetWords.japanese : .english
    var blocks: [Sheet.Block] = [.title(head.title)]
    if let number { blocks.append(.note("\(number) / \(pages.count)")) }
    if number ?? 1 == 1, !head.goal.isEmpty { blocks.append(.note("\(words.goal): \(head.goal)")) }
    for item in items[range] {
      blocks += self.blocks(of: item, words, &runs, options)
    }
    if number ?? pages.count == pages.count {
      blocks.append(.rule)
      blocks += head.sources.map { .note("\(words.source): \($0)") }
    }
    return Sheet(blocks)
  }

  private func blocks(
    of item: Item, _ words: SheetWords, _ runs: inout LessonRuns, _ options: FigureOptions
  ) -> [Sheet.Block] {
    switch item {
    case .prose(let block): block.sheetBlocks()
    case .program(let place): programs.indices.contains(place) ? [.code(programs[place].text)] : []
    case .stop(let stop): picture(of: stop, &runs, options).map { [.picture($0)] } ?? []
    case .prediction(let prediction): prediction.sheetBlocks(words)
    case .breakIt(let breakIt):
      [.heading("\(words.breakIt): \(breakIt.title)")]
        + breakIt.edits.flatMap { edit in
          [.code("- " + edit.old)]
            + (edit.new.isEmpty
              ? []
              : [.code(edit.new.split(separator: "\n").map { "+ \($0)" }.joined(separator: "\n"))])
        }
    // The surrounding text already states what a check claims.
    case .check: []
    }
  }

  /// Both trees at a stop.
  private func picture(
    of stop: LessonStop, _ runs: inout LessonRuns, _ options: FigureOptions
  ) -> DisplayList? {
    guard let program = program(named: stop.place.program) else { return nil }
    let recording = runs.outcome(of: program.text).recording
    guard let playhead = stop.place.playhead(in: recording) else { return nil }
    let state = recording.state(at: playhead)
    var plain = FigureOptions(shaper: options.shaper, theme: options.theme)
    plain.selection = stop.point.flatMap(state.node(named:))
    return Figure.draw(.hierarchy, of: state, options: plain)
  }
}

/// The words that a handout adds to the lesson's own.
struct SheetWords {
  let goal, source, question, breakIt, yes, no: String

  static let english = SheetWords(
    goal: "Goal", source: "After", question: "Question", breakIt: "Break it", yes: "Yes", no: "No")
  static let japanese = SheetWords(
    goal: "目標", source: "出典", question: "問題", breakIt: "壊してみる", yes: "はい", no: "いいえ")
}

extension Prediction {
  /// The question with check boxes.
  fileprivate func sheetBlocks(_ words: SheetWords) -> [Sheet.Block] {
    let choices: [String] =
      switch kind {
      case .next(let options), .place(_, _, let options): options.map(\.text)
      // In alphabetical order, which does not reveal the answer.
      case .order(let events): events.map(\.description).sorted()
      case .truth: [words.yes, words.no]
      }
    return [.heading(words.question), .paragraph(Markdown(question).plainText)]
      + choices.map { .item(mark: "□", Markdown($0).plainText) }
  }
}

extension Markdown.Block {
  /// The block as blocks of the handout, indented by one level for each enclosing list.
  fileprivate func sheetBlocks(level: Int = 0) -> [Sheet.Block] {
    switch kind {
    case .heading(_, let inlines): return [.heading(inlines.plainText)]
    case .paragraph(let inlines): return [.paragraph(inlines.plainText)]
    case .quote(let blocks): return blocks.flatMap { $0.sheetBlocks(level: level) }
    case .code(_, let text): return [.code(text)]
    case .rule: return [.rule]
    case .list(let start, let items):
      return items.enumerated().flatMap { index, blocks -> [Sheet.Block] in
        let mark = start.map { "\($0 + index)." } ?? "•"
        guard let first = blocks.first else { return [] }
        return [.item(mark: mark, first.plainText, level: level)]
          + blocks.dropFirst().flatMap { $0.sheetBlocks(level: level + 1) }
      }
    }
  }
}
