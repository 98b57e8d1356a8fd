/// The back of a map: the name of the place, from a geocoder.
///
/// Source: objc.io issue 1, there `RGGeoInfoViewController`.
package final class GeoInfoController: ViewController {
  /// The text while the geocoder works.
  static let waitingText = "Thinking…"
  /// The text if the geocoder failed.
  static let failureText = "No answer. Tap to ask again."
  /// The minimum distance between geocoded places, in kilometers.
  static let filterDistance = 0.1

  private var label: Label?
  private let isAsPublished: Bool
  private var text = ""
  private var request = 0
  private var hasFailed = false

  /// The place whose name is shown; setting it starts a geocoder request.
  ///
  /// A place within 100 m of this one is ignored unless its request failed; so is nil.
  package var location: Coordinate? {
    didSet {
      guard let location, oldValue.map({ mayAsk(location, after: $0) }) ?? true else {
        location = oldValue
        return
      }
      ask(location)
    }
  }

  /// Creates a pane without a place.
  ///
  /// As published, it loses text that arrives before its view is loaded, ignores failures, does not
  /// retry at the same place, and shows answers in order of arrival.
  package init(_ name: String? = nil, isAsPublished: Bool = false) {
    self.isAsPublished = isAsPublished
    super.init(name)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x4A5866)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = Label("\(name).label")
    label.isBold = true
    label.textColor = .white
    label.shadowColor = .darkGray
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = view.bounds
    view.addSubview(label)
    if !(isAsPublished && text == Self.waitingText) { label.text = text }
    self.label = label
    view.onTap = { [weak self] in self?.askAgain() }
  }
}

/// Geocoder requests.
extension GeoInfoController {
  private func mayAsk(_ place: Coordinate, after last: Coordinate) -> Bool {
    hasFailed && !isAsPublished || last.distance(to: place) > Self.filterDistance
  }

  private func askAgain() {
    if let location, hasFailed, !isAsPublished { ask(location) }
  }

  private func ask(_ place: Coordinate) {
    show(Self.waitingText)
    request += 1
    hasFailed = false
    let asked = request
    let service = simulation[Geocoding.self]
    simulation.after(service.latency(ofRequest: asked)) { [weak self] in
      guard let self, isAsPublished || asked == request else { return }
      hasFailed = service.isFailing
      if !service.isFailing {
        show(service.geocoder.label(for: place).label())
      } else if !isAsPublished {
        show(Self.failureText)
      }
    }
  }

  private func show(_ text: String) {
    self.text = text
    label?.text = text
  }
}

/// The geocoder of a simulation, with simulated response times.
package struct Geocoding: SimulationService, Sendable {
  /// The geocoder.
  package let geocoder: any ReverseGeocoding
  /// The successive response times for one pane's requests, in seconds of simulated time, repeated
  /// cyclically.
  package let latencies: [Double]
  /// Whether all requests fail.
  package var isFailing = false

  /// Creates a geocoder with a response time of `latency` seconds.
  package init(_ geocoder: any ReverseGeocoding, latency: Double = 0) {
    self.init(geocoder, latencies: [latency])
  }

  /// Creates a geocoder with varying response times.
  package init(_ geocoder: any ReverseGeocoding, latencies: [Double]) {
    (self.geocoder, self.latencies) = (geocoder, latencies)
  }

  /// The response time of a pane's request, counted from 1.
  func latency(ofRequest number: Int) -> Double {
    latencies.isEmpty ? 0 : latencies[(number - 1) % latencies.count]
  }

  /// Without map data there are only coordinates.
  package static var defaultValue: Geocoding { Geocoding(CoordinatesOnly()) }
}
