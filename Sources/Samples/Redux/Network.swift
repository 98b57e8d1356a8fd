/// The network of a simulation: its latency, and whether it is available.
///
/// Time is simulated, so that the same run always waits equally long. Changes also affect pending
/// requests: whether one succeeds is decided when the response is due.
package struct Network: SimulationService, Hashable, Sendable {
  /// The longest latency, in seconds.
  package static let longestLatency = 30.0

  /// The response time in seconds, 0…30.
  package let latency: Double
  /// Whether all requests fail.
  package var isDown: Bool

  /// Creates a network; an invalid latency is clamped.
  package init(latency: Double, isDown: Bool = false) {
    self.latency = latency.isFinite ? min(max(0, latency), Self.longestLatency) : 0
    self.isDown = isDown
  }

  /// A network with a short latency.
  package static let fast = Network(latency: 0.4)
  /// A network with a latency long enough to see the spinner.
  package static let slow = Network(latency: 3)
  /// The fast one.
  package static var defaultValue: Network { .fast }
}

/// The reason why a request failed.
package enum NetworkError: Error, Hashable, Sendable {
  /// There is no network.
  case down
  /// There is nothing at this path.
  case notFound
  /// The response could not be decoded.
  case unreadable
}

/// A resource on the network, with its decoding.
struct Resource<Value> {
  let path: String
  let parse: (String) -> Value?
}

extension Simulation {
  /// The current network.
  package var network: Network {
    get { self[Network.self] }
    set { self[Network.self] = newValue }
  }

  /// Requests a resource, and passes the result to `completion` after the latency.
  ///
  /// Simulates a completion that captures `owner` unowned: if that is deallocated by then,
  /// `completion` isn't called and D24 is reported.
  func request<Value>(
    _ resource: Resource<Value>, unowned owner: ViewController? = nil,
    completion: @escaping (Result<Value, NetworkError>) -> Void
  ) {
    log("GET \(resource.path)")
    let deliver = { [unowned self] in completion(answer(to: resource)) }
    if let owner {
      after(network.latency, unowned: owner) { _ in deliver() }
    } else {
      after(network.latency, do: deliver)
    }
  }

  private func answer<Value>(to resource: Resource<Value>) -> Result<Value, NetworkError> {
    guard !network.isDown else {
      log("no answer to GET \(resource.path)")
      return .failure(.down)
    }
    guard let text = Server.text(at: resource.path) else {
      log("404 \(resource.path)")
      return .failure(.notFound)
    }
    log("200 \(resource.path)")
    return resource.parse(text).map(Result.success) ?? .failure(.unreadable)
  }
}
