internal import GioKit

/// What a program says of one accessible when it describes all of them at once.
struct CacheItem {
  let reference: AccessibleReference
  /// Whose child it says it is.
  let parent: AccessibleReference?
  let name: String
  let role: Int64?
  let description: String
  let states: AccessibleStates

  /// Reads what a program says of one accessible; nil when there is less than that.
  ///
  /// First come itself, the program and the parent; at the end interfaces, name, role, description
  /// and states. What stands between depends on the toolkit.
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
  /// The states from the two halves of their bits.
  init(_ halves: [DBusValue]) {
    let words = halves.compactMap(\.number).map { UInt64(UInt32(truncatingIfNeeded: $0)) }
    self.init(rawValue: (words.first ?? 0) | (words.dropFirst().first ?? 0) << 32)
  }
}
