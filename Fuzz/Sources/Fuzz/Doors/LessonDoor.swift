/// Lessons: read, divided into pages, and checked against the core.
extension Door {
  static let lesson = Door(
    "lesson",
    seeds: [
      "Resources/Lessons/06-adding-a-child", "Resources/Lessons/14-push",
      "Tests/LessonsTests/Found/lesson",
    ]
  ) { LessonTrial.complaint(about: $0) }
}
