/// Loads pictures for controllers, which need not reference the network.
///
/// Source: "Container View Controllers Redux" (2019), after objc.io's "Tiny Networking".
public final class ImageLoader {
  /// The number of requested pictures.
  public private(set) var requestCount = 0
  private let simulation: Simulation

  /// Creates a loader on the network of the current simulation.
  public init() { simulation = Simulation.current }

  /// Loads the picture at a path, such as "/images/harbour/600", and returns its name.
  ///
  /// With `asker`, like a closure that captures its controller unowned: if it is gone, nothing is
  /// returned and D24 is reported.
  public func load(
    _ path: String, unowned asker: ViewController? = nil,
    then hand: @escaping (Result<String, NetworkError>) -> Void
  ) {
    requestCount += 1
    simulation.request(Resource(path: path, parse: { $0 }), unowned: asker, then: hand)
  }
}

/// Loads the items of a list.
///
/// Source: "Container View Controllers Redux" (2019).
public final class ListLoader {
  /// The path of the list.
  public let path: String
  private let simulation: Simulation

  /// Creates a loader on the network of the current simulation.
  public init(path: String = "/photos") {
    self.path = path
    simulation = Simulation.current
  }

  /// Loads the list and returns its items.
  public func load(then hand: @escaping (Result<[ListItem], NetworkError>) -> Void) {
    simulation.request(Resource(path: path, parse: Self.items), then: hand)
  }

  /// The items in a JSON text, or nil if it contains something else.
  static func items(in text: String) -> [ListItem]? {
    try? JSONDecoder().decode([ListItem].self, from: Data(text.utf8))
  }
}
