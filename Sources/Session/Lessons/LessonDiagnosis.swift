/// What is said about a script that a lesson breaks.
package struct LessonDiagnosis: Hashable, Sendable {
  package let id: String
  package let message: String
  /// What to do.
  package let remedy: String?
}
