/// Claims that must hold at the end of a lesson's script.
package struct LessonCheck: Hashable, Sendable {
  package let line: Int
  package let program: String?
  package let claims: [Claim]
}
