/// Loads pictures; controllers are given one and need to know of no network.
///
/// Source: "Container View Controllers Redux" (2019), after tiny networking by objc.io.
public final class ImageLoader {
  /// How many pictures it was asked for.
  public private(set) var requestCount = 0
  private let simulation: Simulation

  /// A loader on the network of the current simulation.
  public init() { simulation = Simulation.current }

  /// Loads the picture at a path, such as "/images/harbour/600", and hands over its name.
  ///
  /// With `asker` as in a closure that refers to its controller as unowned: nothing is handed over,
  /// and D24 is reported, when that one is gone.
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
  /// Where the list stands.
  public let path: String
  private let simulation: Simulation

  /// A loader on the network of the current simulation.
  public init(path: String = "/photos") {
    self.path = path
    simulation = Simulation.current
  }

  /// Loads the list and hands over its items.
  public func load(then hand: @escaping (Result<[ListItem], NetworkError>) -> Void) {
    simulation.request(Resource(path: path, parse: Self.items), then: hand)
  }

  /// The items that a text in JSON holds, or nil where it holds something else.
  static func items(in text: String) -> [ListItem]? {
    try? JSONDecoder().decode([ListItem].self, from: Data(text.utf8))
  }
}
