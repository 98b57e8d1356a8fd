/// A lookup of overrides by type, for one name or signature.
///
/// Caches the latest result, as repeated lookups mostly use the same type. Types are complete when
/// a script runs, so the result never changes.
final class Overrides<Override: AnyObject> {
  private let find: (ScriptType) -> Override?
  private var latestType: ObjectIdentifier?
  /// Retained by its type; a strong reference here would be a cycle.
  private unowned var latest: Override?

  init(_ find: @escaping (ScriptType) -> Override?) { self.find = find }

  subscript(type: ScriptType) -> Override? {
    if ObjectIdentifier(type) != latestType {
      (latestType, latest) = (ObjectIdentifier(type), find(type))
    }
    return latest
  }
}
