import Support

/// The simulated network's state, as the user sets it.
package enum DeviceNetwork: String, CaseIterable, Sendable {
  case atOnce = "0"
  case quick = "1"
  case slow = "3"
  case slower = "10"
  case slowest = "30"
  case down

  /// Its menu title.
  package var title: String {
    switch self {
    case .atOnce: localized("Immediate")
    case .quick: localized("1 Second")
    case .slow, .slower, .slowest: localized("\(rawValue) Seconds")
    case .down: localized("Offline")
    }
  }

  /// The time until an answer or a failure, in seconds.
  var latency: Double { Double(rawValue) ?? 0.4 }
}
