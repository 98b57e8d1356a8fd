/// The back of a map: the name of the place, asked of a geocoder.
///
/// Source: objc.io issue 1, there `RGGeoInfoViewController`.
public final class GeoInfoController: ViewController {
  /// What the label says while the geocoder is at work.
  static let waitingText = "Thinking…"
  /// What it says when there was no answer.
  static let failureText = "No answer. Tap to ask again."
  /// How far a place must be from the last one to be asked again, in kilometres.
  static let filterDistance = 0.1

  private var label: Label?
  private let isAsPublished: Bool
  private var text = ""
  private var request = 0
  private var hasFailed = false

  /// The place whose name is shown; setting it asks the geocoder.
  ///
  /// A place within 100 m of this one changes nothing unless that had no answer; nor does nil.
  public var location: Coordinate? {
    didSet {
      guard let location, oldValue.map({ mayAsk(location, after: $0) }) ?? true else {
        location = oldValue
        return
      }
      ask(location)
    }
  }

  /// A pane without a place.
  ///
  /// As published it loses the text that came before its view, hides that there was no answer,
  /// does not ask again at the same place, and takes answers in the order in which they come.
  public init(_ name: String? = nil, isAsPublished: Bool = false) {
    self.isAsPublished = isAsPublished
    super.init(name)
  }

  public override func viewDidLoad() {
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

/// Asking, and what becomes of it.
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

/// The geocoder of a simulation, and how long it seems to think.
public struct Geocoding: SimulationService, Sendable {
  /// Who knows the names of places.
  public let geocoder: any ReverseGeocoding
  /// How long the answers to one pane's questions take, in seconds of simulated time, from the
  /// first on and over again.
  public let latencies: [Double]
  /// Whether nothing is answered.
  public var isFailing = false

  /// A geocoder that seems to think for `latency` seconds.
  public init(_ geocoder: any ReverseGeocoding, latency: Double = 0) {
    self.init(geocoder, latencies: [latency])
  }

  /// A geocoder that thinks longer about one question than about another.
  public init(_ geocoder: any ReverseGeocoding, latencies: [Double]) {
    (self.geocoder, self.latencies) = (geocoder, latencies)
  }

  /// How long the answer to a pane's question takes, counted from 1.
  func latency(ofRequest number: Int) -> Double {
    latencies.isEmpty ? 0 : latencies[(number - 1) % latencies.count]
  }

  /// Without a world there are only coordinates.
  public static var defaultValue: Geocoding { Geocoding(CoordinatesOnly()) }
}
