import Samples

/// What a container requests from outside: a network, and a geocoder.
///
/// A change of it sends no event; it affects later requests.
package struct Surroundings: Hashable, Sendable {
  /// How long the network takes to answer, in seconds.
  package let latency: Double
  /// The successive response times of the geocoder, in seconds, repeated cyclically.
  package let placeLatencies: [Double]
  /// Whether the network or the geocoder fails.
  package let isDown: Bool

  /// The surroundings of a simulation.
  init(of simulation: Simulation) {
    let (network, places) = (simulation.network, simulation[Geocoding.self])
    (latency, placeLatencies) = (network.latency, places.latencies)
    isDown = network.isDown || places.isFailing
  }

  /// Sets the response time of the network and geocoder, or makes them fail.
  static func change(of simulation: Simulation, latency: Double, isDown: Bool) {
    let network = Network(latency: latency, isDown: isDown)
    simulation.network = network
    var places = Geocoding(simulation[Geocoding.self].geocoder, latency: network.latency)
    places.isFailing = isDown
    simulation[Geocoding.self] = places
  }
}
