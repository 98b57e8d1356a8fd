/// The back of a map: the name of the place, asked of a geocoder.
///
/// Source: objc.io issue 1, there `RGGeoInfoViewController`.
public final class GeoInfoController: ViewController {
  /// What the label says while the geocoder is at work.
  static let waitingText = "Thinking…"
  /// How far a place must be from the last one to be asked again, in kilometres.
  static let filterDistance = 0.1

  private var label: Label?
  private let losesFirstText: Bool
  private var text = ""
  private var request = 0

  /// The place whose name is shown; setting it asks the geocoder.
  ///
  /// A place within 100 m of this one, and nil, change nothing.
  public var location: Coordinate? {
    didSet {
      guard let location, oldValue.map({ isFar(location, from: $0) }) ?? true else {
        location = oldValue
        return
      }
      ask(location)
    }
  }

  private func isFar(_ place: Coordinate, from last: Coordinate) -> Bool {
    last.distance(to: place) > Self.filterDistance
  }

  /// A pane without a place; the original lost the text that came before its view.
  public init(_ name: String? = nil, losesFirstText: Bool = false) {
    self.losesFirstText = losesFirstText
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
    if !(losesFirstText && text == Self.waitingText) { label.text = text }
    self.label = label
  }

  private func ask(_ place: Coordinate) {
    show(Self.waitingText)
    request += 1
    let asked = request
    let service = simulation[Geocoding.self]
    simulation.after(service.latency) { [weak self] in
      guard let self, asked == request else { return }
      show(service.geocoder.label(for: place).label())
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
  /// How long an answer takes, in seconds of simulated time.
  public let latency: Double

  /// A geocoder that seems to think for `latency` seconds.
  public init(_ geocoder: any ReverseGeocoding, latency: Double = 0) {
    (self.geocoder, self.latency) = (geocoder, latency)
  }

  /// Without a world there are only coordinates.
  public static var defaultValue: Geocoding { Geocoding(CoordinatesOnly()) }
}
