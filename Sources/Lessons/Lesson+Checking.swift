import Figures
import Hierarchy
import Scenarios
import Script
import Tunnel

/// Checks a lesson's claims by running its scripts.
extension Lesson {
  /// The claims that do not hold, in the order of the file.
  package func problems(with tools: LessonRuns.Tools) -> [LessonProblem] {
    var checker = Checker(lesson: self, runs: LessonRuns(tools))
    checker.check()
    return checker.problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  private struct Checker {
    let lesson: Lesson
    var runs: LessonRuns
    var problems: [LessonProblem] = []

    mutating func check() {
      for program in lesson.programs { check(program) }
      guard problems.isEmpty else { return }
      for item in lesson.items {
        switch item {
        case .prose, .program: break
        case .stop(let stop): check(stop)
        case .prediction(let prediction): check(prediction)
        case .breakIt(let breakIt): check(breakIt)
        case .check(let check): self.check(check)
        }
      }
      checkEnding()
    }

    private mutating func complain(_ line: Int, _ message: String) {
      problems.append(LessonProblem(line, message))
    }

    /// Checks that the script compiles and runs to its end.
    private mutating func check(_ program: LessonProgram) {
      let outcome = runs.outcome(of: program.text)
      let own = { (line: Int) in max(program.line + line - program.inheritedLineCount, program.line)
      }
      for error in outcome.script?.errors ?? [] {
        complain(own(error.position.line), error.message)
      }
      if let stop = outcome.script?.stop { complain(own(stop.position.line), stop.message) }
    }

    private mutating func text(of name: String?, line: Int) -> String? {
      if let program = lesson.program(named: name) { return program.text }
      complain(line, name.map { "no script is named \"\($0)\"" } ?? "the lesson has no script")
      return nil
    }

    private mutating func confirm(
      _ claims: [Claim], of text: String, at moment: LessonPlace.Moment = .end
    ) {
      for claim in claims {
        do throws(Denial) {
          try runs.confirm(claim, of: text, at: moment) { [lesson] in lesson.program(named: $0) }
        } catch {
          complain(claim.line, "\"\(claim.words)\" is not so: \(error.reason)")
        }
      }
    }

    /// The playhead of a stop or question; reports a place that does not exist.
    private mutating func playhead(_ place: LessonPlace, of text: String, line: Int) -> Playhead? {
      do throws(Denial) {
        return try RunView(of: runs.outcome(of: text).recording).playhead(at: place.moment)
      } catch {
        complain(line, error.reason)
        return nil
      }
    }

    private mutating func check(_ stop: LessonStop) {
      guard let text = text(of: stop.place.program, line: stop.line),
        let playhead = playhead(stop.place, of: text, line: stop.line)
      else { return }
      let state = runs.outcome(of: text).recording.state(at: playhead)
      if let point = stop.point,
        !state.controllers.values.contains(where: { $0.name == point }),
        !state.views.values.contains(where: { $0.name == point })
      {
        complain(stop.line, "nothing is named \"\(point)\" at this stop")
      }
      confirm(stop.claims, of: text, at: stop.place.moment)
    }

    private mutating func check(_ check: LessonCheck) {
      guard let text = text(of: check.program, line: check.line) else { return }
      confirm(check.claims, of: text)
    }

    private mutating func check(_ breakIt: BreakIt) {
      guard var text = text(of: breakIt.program, line: breakIt.line) else { return }
      for edit in breakIt.edits {
        if text.placesOfLines(edit.old).count > 1 {
          complain(edit.line, "the script has \"\(edit.old)\" more than once; say more lines of it")
        }
        guard let broken = text.replacingLines(edit.old, with: edit.new) else {
          complain(edit.line, "the script has no line \"\(edit.old)\"")
          return
        }
        text = broken
      }
      let outcome = runs.outcome(of: text)
      for error in outcome.script?.errors ?? [] {
        complain(breakIt.line, "the broken script does not run: \(error.message)")
      }
      guard outcome.script?.errors.isEmpty ?? true else { return }
      if let stop = outcome.script?.stop, !breakIt.expectsStop {
        complain(
          breakIt.line,
          "the broken script stops: \(stop.message); write stop behind expect: if it should")
      } else if outcome.script?.stop == nil, breakIt.expectsStop {
        complain(breakIt.line, "the broken script does not stop")
      }
      do throws(Denial) {
        try LessonRuns.confirm(
          diagnostics: breakIt.expected.filter { $0 != BreakIt.stop }, in: outcome.recording)
      } catch {
        complain(breakIt.line, "broken, \(error.reason)")
      }
      confirm(breakIt.claims, of: text)
    }

    private mutating func check(_ prediction: Prediction) {
      guard let text = text(of: prediction.place.program, line: prediction.line) else { return }
      switch prediction.kind {
      case .next(let options): checkNext(options, of: prediction, in: text)
      case .order(let events):
        let words = events.map(\.description).joined(separator: " < ")
        confirm([Claim(order: events, words: words, line: prediction.line)], of: text)
      case .truth(let claim, let isTrue):
        do throws(Denial) {
          try runs.confirm(claim, of: text, at: prediction.place.moment) { [lesson] in
            lesson.program(named: $0)
          }
          if !isTrue { complain(claim.line, "\"\(claim.words)\" is true, the answer says false") }
        } catch {
          if isTrue { complain(claim.line, "\"\(claim.words)\" is not so: \(error.reason)") }
        }
      case .place(let latitude, let longitude, let options):
        checkPlace(options, latitude, longitude, line: prediction.line)
      }
    }

    private mutating func checkNext(
      _ options: [Prediction.Option], of prediction: Prediction, in text: String
    ) {
      guard let playhead = playhead(prediction.place, of: text, line: prediction.line) else {
        return
      }
      let next = RunView(of: runs.outcome(of: text).recording).line(after: playhead)
      for option in options where option.isRight != (option.text == next) {
        complain(
          option.line,
          option.isRight
            ? "what comes next is \"\(next ?? "nothing")\", not \"\(option.text)\""
            : "\"\(option.text)\" does come next; it is the right answer")
      }
    }

    private mutating func checkPlace(
      _ options: [Prediction.Option], _ latitude: Double, _ longitude: Double, line: Int
    ) {
      let start: Coordinate
      do throws(CoordinateError) {
        start = try Coordinate(latitude: latitude, longitude: longitude)
      } catch {
        return complain(line, "\(error)")
      }
      let place = runs.tools.placeNames.label(for: start.antipode).label()
      for option in options where option.isRight != place.contains(option.text) {
        complain(
          option.line,
          option.isRight
            ? "straight through the Earth is \(place)" : "\"\(option.text)\" is right too: \(place)"
        )
      }
    }

    /// Checks that a lesson ends with a check of order, tree and picture; reports the missing ones
    /// as they would be written.
    private mutating func checkEnding() {
      let checks = lesson.items.compactMap { if case .check(let check) = $0 { check } else { nil } }
      let claims = checks.flatMap(\.claims).map(\.kind)
      let line = checks.last?.line ?? 1
      guard let text = text(of: checks.last?.program, line: line) else { return }
      if !claims.contains(where: { if case .order = $0 { true } else { false } }) {
        complain(line, "check at the end an order of events: claim: EVENT < EVENT")
      }
      if !claims.contains(where: { if case .tree = $0 { true } else { false } }) {
        let tree = runs.outcome(of: text).recording.latest.treeText
        complain(line, "check the tree at the end: claim: tree is \(tree)")
      }
      if !claims.contains(where: { if case .stage = $0 { true } else { false } }) {
        let digest = runs.stageDigest(of: text)
        complain(
          line,
          "check the picture at the end, when you have looked at it: claim: stage is \(digest)"
        )
      }
    }
  }
}

extension Claim {
  fileprivate init(order events: [EventName], words: String, line: Int) {
    (self.line, self.words, kind) = (line, words, .order(events))
  }
}
