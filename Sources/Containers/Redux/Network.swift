/// The network of a simulation: how long an answer takes, and whether there is any.
///
/// Time is simulated, so that the same run always waits equally long. A person may change it while
/// requests are on their way: whether one is answered is decided when the answer is due.
public struct Network: SimulationService, Hashable, Sendable {
  /// The longest latency, in seconds.
  public static let longestLatency = 30.0

  /// How long an answer takes, in seconds, 0…30.
  public let latency: Double
  /// Whether no request is answered.
  public var isDown: Bool

  /// A network; a latency that is out of reach counts as the nearest one.
  public init(latency: Double, isDown: Bool = false) {
    self.latency = latency.isFinite ? min(max(0, latency), Self.longestLatency) : 0
    self.isDown = isDown
  }

  /// One that answers before anybody grows impatient.
  public static let fast = Network(latency: 0.4)
  /// One on which a wheel can be watched.
  public static let slow = Network(latency: 3)
  /// The fast one.
  public static var defaultValue: Network { .fast }
}

/// Why a request was not answered.
public enum NetworkError: Error, Hashable, Sendable {
  /// There is no network.
  case down
  /// Nothing stands at this path.
  case notFound
  /// What came cannot be read.
  case unreadable
}

/// Something on the network, and how to read it.
struct Resource<Value> {
  let path: String
  let parse: (String) -> Value?
}

extension Simulation {
  /// The network as it is now.
  public var network: Network {
    get { self[Network.self] }
    set { self[Network.self] = newValue }
  }

  /// Asks for a resource, and hands over what becomes of it when the latency is over.
  ///
  /// With an `asker`, nothing is handed over when that one is gone by then, and D24 is reported: so
  /// ends what refers to it as unowned.
  func request<Value>(
    _ resource: Resource<Value>, unowned asker: ViewController? = nil,
    then hand: @escaping (Result<Value, NetworkError>) -> Void
  ) {
    log("GET \(resource.path)")
    let deliver = { [unowned self] in hand(answer(to: resource)) }
    if let asker {
      after(network.latency, unowned: asker) { _ in deliver() }
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
