import Foundation
import Hierarchy
import Lessons
import Support
@testable import Session
import Testing

@Suite struct `A lesson in the session` {
  private func opened(_ progress: LessonProgress = LessonProgress()) throws -> Session {
    var session = Session(worlds: WorldStore(file: nil))
    try session.open(lesson: "adding-a-child", language: "en", progress: progress)
    return session
  }

  /// The places of the items that are questions, and of those that break something.
  private func items(of session: Session) throws -> (questions: [Int], breaks: [Int]) {
    let lesson = try #require(session.lesson).lesson
    let breaks = lesson.items.indices.filter {
      if case .breakIt = lesson.items[$0] { true } else { false }
    }
    return (lesson.predictions.map(\.item), breaks)
  }

  @Test func `pauses at its stops and points at the relevant node`() throws {
    var session = try opened()
    #expect(session.lesson?.page.stop == nil)
    session.goToPage(1)
    #expect(session.currentLine == "0 root viewDidAppear(false)")
    session.goToPage(2)
    #expect(session.currentLine == "0 child willMove(toParent: root)")
    #expect(session.selection.flatMap { session.state.controllers[$0]?.name } == "child")
    session.goToPage(99)
    #expect(session.lesson?.progress.page == 2)
  }

  @Test func `continues to the event in question and keeps the first answer`() throws {
    var session = try opened()
    session.goToPage(1)
    let question = try items(of: session).questions[0]
    session.answer(question, .choice(0))
    #expect(session.currentLine == "0 child willMove(toParent: root)")
    session.tryAgain(question)
    // What came would say the answer.
    #expect(session.currentLine == "0 root viewDidAppear(false)")
    session.answer(question, .choice(1))
    let sheet = try #require(session.lesson).resultSheet
    #expect(sheet.score == (0, 1, 3))
  }

  @Test func `pauses before its first question on a page without a stop`() throws {
    var session = Session(worlds: WorldStore(file: nil))
    try session.open(lesson: "removing-a-child", language: "en")
    #expect(session.currentLine == "0 other didMove(toParent: root)")
    #expect(session.upcoming == .asked && session.selection == nil)
    session.goToPage(2)
    // Nothing that is asked for has happened.
    #expect(session.currentLine == "0 child viewWillDisappear(false)")
  }

  @Test func `breaks its script, reports the problem, and fixes it`() throws {
    var session = try opened()
    session.goToPage(3)
    let whole = try #require(session.document?.text)
    let place = try items(of: session).breaks[0]
    session.tryBreak(place)
    #expect(session.lesson?.brokenItem == place)
    #expect(session.document?.text.contains("didMove") == false)
    #expect(session.diagnosis.map(\.id) == ["D05"])
    #expect(session.currentLine?.contains("D05") == true)
    session.mend()
    #expect(session.document?.text == whole)
    #expect(session.diagnosis.isEmpty)
    #expect(session.lesson?.progress.tried == [place])
  }

  @Test func `resumes on the last open page`() throws {
    var progress = LessonProgress()
    progress.page = 2
    #expect(try opened(progress).currentLine == "0 child willMove(toParent: root)")
    progress.page = 1000
    #expect(try opened(progress).lesson?.progress.page == 3)
  }

  @Test func `closes when something else is opened`() throws {
    var session = try opened()
    session.open(system: "tunnel")
    #expect(session.lesson == nil)
    session = try opened()
    session.newScript()
    #expect(session.lesson == nil)
  }

  @Test func `with an error is not opened, and gives the line`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("---\ntitle: A\n---\n".utf8).write(to: file)
    var session = try opened()
    #expect(throws: LessonFileError.self) { try session.openLesson(at: file) }
    #expect(session.lesson?.lesson.head.title == "Adding a child")
  }
}
