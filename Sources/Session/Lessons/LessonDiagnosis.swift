/// A diagnostic of a script that a lesson breaks.
package struct LessonDiagnosis: Hashable, Sendable {
  package let id: String
  package let message: String
  /// The remedy.
  package let remedy: String?
}
