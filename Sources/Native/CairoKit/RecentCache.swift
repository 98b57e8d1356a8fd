/// An approximate LRU cache: keeps at least the last `limit` values, at most twice as many.
struct RecentCache<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    if young.count >= limit {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
