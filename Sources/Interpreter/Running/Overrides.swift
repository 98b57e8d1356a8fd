/// What the types of a script have for one name or signature, asked of one type after the other.
///
/// Where code asks again and again it mostly asks the same type, so the last answer is at hand.
/// Types are complete when a script runs: an answer never becomes another.
final class Overrides<Override: AnyObject> {
  private let find: (ScriptType) -> Override?
  private var latestType: ObjectIdentifier?
  /// The types keep it; here it would keep itself.
  private unowned var latest: Override?

  init(_ find: @escaping (ScriptType) -> Override?) { self.find = find }

  subscript(type: ScriptType) -> Override? {
    if ObjectIdentifier(type) != latestType {
      (latestType, latest) = (ObjectIdentifier(type), find(type))
    }
    return latest
  }
}
