internal import GioKit

/// A program's description of one accessible, from a reply describing all.
struct CacheItem {
  let reference: AccessibleReference
  /// Its parent, as it reports.
  let parent: AccessibleReference?
  let name: String
  let role: Int64?
  let description: String
  let states: AccessibleStates

  /// Parses an item; nil if it is incomplete.
  ///
  /// It begins with the accessible, program and parent, and ends with interfaces, name, role,
  /// description and states. The elements between depend on the toolkit.
  init?(_ value: DBusValue) {
    let parts = value.parts
    guard parts.count >= 8, let reference = AccessibleReference(parts[0]) else { return nil }
    let end = parts.count - 1
    self.reference = reference
    parent = AccessibleReference(parts[2])
    name = parts[end - 3].text ?? ""
    role = parts[end - 2].number
    description = parts[end - 1].text ?? ""
    states = AccessibleStates(parts[end].parts)
  }
}

extension AccessibleStates {
  /// Creates states from the two halves of their bits.
  init(_ halves: [DBusValue]) {
    let words = halves.compactMap(\.number).map { UInt64(UInt32(truncatingIfNeeded: $0)) }
    self.init(rawValue: (words.first ?? 0) | (words.dropFirst().first ?? 0) << 32)
  }
}
