package import Geometry
internal import GioKit

/// Hit testing in another program's window.
extension AccessibilityBus {
  /// Finds the innermost accessible at a point, in window coordinates.
  ///
  /// Some toolkits return the innermost at once, others a child to be queried again. Falls back to
  /// the window itself, and stops after a bounded number of calls.
  package func accessible(
    at point: CGPoint, in window: AccessibleReference,
    _ answer: @escaping @MainActor (AccessibleReference) -> Void
  ) {
    descend(from: window, at: point, depth: 0, answer)
  }

  private func descend(
    from reference: AccessibleReference, at point: CGPoint, depth: Int,
    _ answer: @escaping @MainActor (AccessibleReference) -> Void
  ) {
    guard depth < 100 else { return answer(reference) }
    ask(
      reference, AccessibilityMethods.atPoint,
      // 1: window coordinates.
      [
        .number(Int32(clamping: Int(clamping: point.x))),
        .number(Int32(clamping: Int(clamping: point.y))), .count(1),
      ], within: 1
    ) { [self] result in
      guard let value = (try? result.get())?.first, let next = AccessibleReference(value),
        !next.isNobody, next.isAskable, next != reference
      else { return answer(reference) }
      descend(from: next, at: point, depth: depth + 1, answer)
    }
  }

  /// The first of an accessible and its ancestors, innermost first, that satisfies a condition.
  package func first(
    from reference: AccessibleReference,
    where fits: @escaping @MainActor (AccessibleReference) -> Bool,
    depth: Int = 0, _ answer: @escaping @MainActor (AccessibleReference?) -> Void
  ) {
    if fits(reference) { return answer(reference) }
    guard depth < 100 else { return answer(nil) }
    ask(
      reference, AccessibilityMethods.property,
      [.text(AccessibilityMethods.accessible), .text("Parent")], within: 1
    ) { [self] result in
      guard let value = (try? result.get())?.first, let parent = AccessibleReference(value),
        !parent.isNobody, parent.isAskable
      else { return answer(nil) }
      first(from: parent, where: fits, depth: depth + 1, answer)
    }
  }
}
