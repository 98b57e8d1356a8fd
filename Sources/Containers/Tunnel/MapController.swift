/// One map of the Tunnel app, with a marker that can be dragged.
///
/// It does its own work (dragging, moving the map, placing the marker) and shows outwards only
/// where the marker stands. Its container tells it where to go through `updateLocation(_:)`,
/// which does not notify, so that two maps that follow each other never echo.
///
/// Source: objc.io issue 1, "View Controller Containment" (2013), there `RGMapViewController`.
public final class MapController: ViewController {
  /// The picture of the marker: "man" or "x"; chosen before the view exists.
  public var annotationImagePath: String
  /// The position of the marker; nil until it is set.
  public private(set) var currentLocation: Coordinate?

  /// How far a grabbed marker is lifted, in points, and how long that takes, in seconds.
  static let lift = 10.0
  static let liftDuration = 0.2
  /// How long the map takes to move to another region, in seconds.
  static let panDuration = 0.3
  /// The sides of the region shown, in metres.
  static let regionSide = 1_000_000.0

  /// Who is told what a finger does with the marker.
  public weak var delegate: (any MapControllerDelegate)?
  /// Where it puts up what a finger did with the marker; nil for nowhere.
  public var notices: LocationNotices?
  /// Whether it tells the observers, too, of places that its container gave it; the first code did.
  var echoes = false
  private(set) var observers: [LocationObservation] = []

  private let mapView: MapView
  private var isDragging = false
  private var dropNumber = 0

  /// A map without a place yet.
  public init(_ name: String? = nil, annotationImagePath: String = "man") {
    self.annotationImagePath = annotationImagePath
    mapView = MapView("\(name ?? "map").view")
    super.init(name)
    declaresActs = true
  }

  public override func loadView() {
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.clipsToBounds = true
    view = mapView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    mapView.onDrag = { [weak self] _, phase, place in
      self?.acting { self?.drag(phase, to: place) }
    }
    show(currentLocation, animated: false)
  }

  /// Moves the marker and the map there without telling the observers.
  public func updateLocation(_ location: Coordinate, animated: Bool = true) {
    simulation.log(call: "updateLocation(\(location.traceText))", of: self)
    currentLocation = location
    if isViewLoaded {
      acting { show(location, animated: animated && appearancePhase != .disappeared) }
    }
    if echoes { tellListeners(of: location) }
  }

  /// Acts as a finger that drags the marker to a place and lets go.
  public func drag(to location: Coordinate) {
    let place = Content.Place(location)
    acting {
      mapView.dragMarker(0, .began, to: Content.Place(currentLocation ?? location))
      mapView.dragMarker(0, .changed, to: place)
      mapView.dragMarker(0, .ended, to: place)
    }
  }

  private func show(_ location: Coordinate?, animated: Bool) {
    guard let location else { return }
    let region = GeoRegion(
      center: location, latitudinalMeters: Self.regionSide, longitudinalMeters: Self.regionSide)
    let map = Content.Map(
      center: Content.Place(region.center), latitudeSpan: region.latitudeSpan,
      longitudeSpan: region.longitudeSpan,
      markers: [Content.Marker(picture: annotationImagePath, place: Content.Place(location))])
    View.animate(withDuration: animated ? Self.panDuration : 0) { mapView.map = map }
  }
}

/// Dragging: the marker lifts, follows the finger, comes down, and only then is the place said.
extension MapController {
  private func drag(_ phase: MapView.DragPhase, to place: Content.Place) {
    guard !mapView.map.markers.isEmpty else { return }
    switch phase {
    case .began:
      guard !isDragging else { return }
      isDragging = true
      // A drop that is not down yet does not count any more.
      dropNumber += 1
      View.animate(withDuration: Self.liftDuration) { mapView.map.markers[0].lift = Self.lift }
    case .changed:
      guard isDragging, let location = Coordinate(place) else { return }
      mapView.map.markers[0].place = Content.Place(location)
      for listener in listeners { listener.onMove?(location) }
    case .ended:
      // Off the Earth the marker stays where it was carried last.
      guard isDragging, let location = Coordinate(place) ?? markerPlace else { return }
      lower { [weak self] in self?.settle(at: location) }
    case .cancelled:
      guard isDragging else { return }
      if let home = currentLocation {
        mapView.map.markers[0].place = Content.Place(home)
        for listener in listeners { listener.onMove?(home) }
      }
      lower {}
    }
  }

  private var markerPlace: Coordinate? {
    mapView.map.markers.first.flatMap { Coordinate($0.place) }
  }

  /// Lets the marker down; a marker grabbed again meanwhile is not settled.
  private func lower(then: @escaping () -> Void) {
    isDragging = false
    dropNumber += 1
    let drop = dropNumber
    View.animate(withDuration: Self.liftDuration) {
      mapView.map.markers[0].lift = 0
    } completion: { [weak self] _ in
      if self?.dropNumber == drop { then() }
    }
  }

  private func settle(at location: Coordinate) {
    simulation.log(call: "currentLocation(\(location.traceText))", of: self)
    show(location, animated: true)
    currentLocation = location
    tellListeners(of: location)
  }
}

/// Being observed.
extension MapController {
  /// Calls `onChange` with every place the user drops the marker on, and `onMove` with those on
  /// the way; until `stopObserving` is called.
  public func observeLocation(
    by observer: ViewController, onMove: ((Coordinate) -> Void)? = nil,
    onChange: @escaping (Coordinate) -> Void
  ) {
    observers.append(
      LocationObservation(observer: observer.id, onMove: onMove, onChange: onChange))
    simulation.noteObservation(of: self, by: observer, what: "currentLocation", isOn: true)
  }

  /// Ends every observation by `observer`.
  public func stopObserving(by observer: ViewController) {
    guard observers.contains(where: { $0.observer == observer.id }) else { return }
    observers.removeAll { $0.observer == observer.id }
    simulation.noteObservation(of: self, by: observer, what: "currentLocation", isOn: false)
  }
}

extension Content.Place {
  init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension Coordinate {
  /// The degrees as traces write them, to a millionth.
  fileprivate var traceText: String {
    "\((latitude * 1e6).rounded() / 1e6), \((longitude * 1e6).rounded() / 1e6)"
  }

  /// The place of a finger on the map, or nil when it is nowhere on Earth.
  init?(_ place: Content.Place) {
    guard abs(place.latitude) <= 90, place.longitude.isFinite else { return nil }
    self.init(latitude: place.latitude, longitude: place.longitude)
  }
}
