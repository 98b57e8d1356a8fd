import Support

/// How the network answers, as a person may choose it.
package enum DeviceNetwork: String, CaseIterable, Sendable {
  case atOnce = "0"
  case quick = "1"
  case slow = "3"
  case slower = "10"
  case slowest = "30"
  case down

  /// As menus name it.
  package var title: String {
    switch self {
    case .atOnce: localized("Immediate")
    case .quick: localized("1 Second")
    case .slow, .slower, .slowest: localized("\(rawValue) Seconds")
    case .down: localized("Offline")
    }
  }

  /// How long it takes to answer, or to find out that there is no answer, in seconds.
  var latency: Double { Double(rawValue) ?? 0.4 }
}
