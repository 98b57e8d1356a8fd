/// Loads pictures, so that controllers don't reference the network.
///
/// Source: "Container View Controllers Redux" (2019), after objc.io's "Tiny Networking".
package final class ImageLoader {
  /// The number of requested pictures.
  package private(set) var requestCount = 0
  private let simulation: Simulation

  /// Creates a loader on the network of the current simulation.
  package init() { simulation = Simulation.current }

  /// Loads the picture at a path, such as "/images/harbour/600", and passes its name to `completion`.
  ///
  /// Simulates a completion that captures `owner` unowned: if that is deallocated by then,
  /// `completion` isn't called and D24 is reported.
  package func load(
    _ path: String, unowned owner: ViewController? = nil,
    completion: @escaping (Result<String, NetworkError>) -> Void
  ) {
    requestCount += 1
    simulation.request(Resource(path: path, parse: { $0 }), unowned: owner, completion: completion)
  }
}

/// Loads the items of a list.
///
/// Source: "Container View Controllers Redux" (2019).
package final class ListLoader {
  /// The path of the list.
  package let path: String
  private let simulation: Simulation

  /// Creates a loader on the network of the current simulation.
  package init(path: String = "/photos") {
    self.path = path
    simulation = Simulation.current
  }

  /// Loads the list and passes its items to `completion`.
  package func load(completion: @escaping (Result<[ListItem], NetworkError>) -> Void) {
    simulation.request(Resource(path: path, parse: Self.items), completion: completion)
  }

  /// The items in a JSON text, or nil if it contains something else.
  static func items(in text: String) -> [ListItem]? {
    try? JSONDecoder().decode([ListItem].self, from: Data(text.utf8))
  }
}
