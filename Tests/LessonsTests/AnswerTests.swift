import Lessons
import Testing

@Suite struct `A learner's answers` {
  private func prediction(_ kind: Prediction.Kind) -> Prediction {
    Prediction(
      line: 1, place: LessonPlace(program: nil, moment: .end), question: "What?", kind: kind,
      hint: nil, reason: "So.", rule: "1.1")
  }

  private let options = [
    Prediction.Option(line: 1, text: "a", isRight: false, remark: "No."),
    Prediction.Option(line: 2, text: "b", isRight: true, remark: nil),
  ]

  @Test func `are graded with a specific remark and the reason`() {
    let question = prediction(.next(options))
    #expect(
      question.grade(.choice(0)) == Grade(isRight: false, remark: "No.", reason: "So.", rule: "1.1")
    )
    #expect(
      question.grade(.choice(1)) == Grade(isRight: true, remark: nil, reason: "So.", rule: "1.1"))
    for answer in [Answer.choice(-1), .choice(2), .truth(true), .order([1])] {
      #expect(!question.grade(answer).isRight)
    }
    #expect(question.grade(question.solution).isRight)
  }

  @Test(arguments: 2...9) func `to orders are shuffled, always alike and never solved`(
    count: Int
  ) {
    let question = prediction(.order((0..<count).map { EventName("e\($0)") }))
    let offered = question.shuffledOrder
    #expect(offered.sorted() == Array(0..<count))
    #expect(offered != Array(0..<count))
    #expect(offered == question.shuffledOrder)
    #expect(!question.grade(.order(offered)).isRight)
    #expect(question.grade(.order(Array(0..<count))).isRight)
  }

  @Test func `survive a relaunch`() {
    var progress = LessonProgress()
    progress.page = 3
    progress.answer(4, .choice(1))
    progress.forget(4)
    progress.answer(4, .choice(0))
    progress.answer(7, .order([2, 0, 1]))
    progress.answer(9, .truth(false))
    progress.askForHint(7)
    progress.tryOut(11)
    #expect(
      progress.text
        == "page 3; first 4 choice 1; first 7 order 2 0 1; first 9 truth 0; last 4 choice 0; "
        + "last 7 order 2 0 1; last 9 truth 0; hint 7; tried 11")
    #expect(LessonProgress(progress.text) == progress)
    for damaged in ["", "page", "page x; first", "first 1 choice", "last a choice b; nonsense; ;;"]
    {
      #expect(LessonProgress(damaged).answers.isEmpty)
    }
  }

  @Test func `are exported as a result sheet`() throws {
    let lesson = try Lesson(
      """
      ---
      title: T
      goal: G.
      part: P
      ---

      ```predict truth
      ask: Is `a` so?
      claim: a viewDidLoad happens
      answer: true
      because: So.
      rule: D05
      ```

      ```predict next
      ask: Next?
      - [x] a viewDidLoad
      - [ ] b viewDidLoad
      because: Because.
      ```

      ```predict order
      ask: Order?
      1: a
      2: b
      because: Thus.
      ```
      """)
    var progress = LessonProgress()
    progress.answer(0, .truth(false))
    progress.answer(0, .truth(true))
    progress.askForHint(1)
    progress.answer(1, .choice(0))
    let sheet = ResultSheet(of: lesson, progress, language: "en")
    #expect(sheet.score == (1, 2, 3))
    #expect(
      sheet.markdown == """
        # T

        G.

        Right at the first attempt: 1 / 3\u{20}\u{20}
        Right in the end: 2 / 3

        ## 1. Is `a` so?

        - Answer: false (not right)
        - Later: true (right)
        - Why: So.
        - Rule: D05

        ## 2. Next?

        - Answer: a viewDidLoad (right)
        - With the hint
        - Why: Because.

        ## 3. Order?

        Not answered.

        """)
    #expect(
      ResultSheet(of: lesson, progress, language: "ja").markdown.hasPrefix(
        "# T\n\nG.\n\n一度目の正解: 1 / 3"))
  }

  @Test func `are on pages that begin with a stop and its heading`() throws {
    let lesson = try Lesson(
      """
      ---
      title: T
      goal: G.
      part: P
      ---
      a

      ## b

      ```stop
      at: start
      ```
      c

      ```stop
      at: end
      ```
      """)
    #expect(lesson.pages.map(\.items) == [0..<1, 1..<4, 4..<5])
    #expect(lesson.pages.map { $0.stop?.line } == [nil, 10, 15])
  }
}
