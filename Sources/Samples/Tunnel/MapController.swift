/// One map of the Tunnel app, with a marker that can be dragged.
///
/// It handles dragging, moving the map and placing the marker, and only publishes the marker's
/// position. Its container sets the position with `updateLocation(_:)`, which does not notify, so
/// that two maps that follow each other never echo.
///
/// Source: objc.io issue 1, "View Controller Containment" (2013), there `RGMapViewController`.
package final class MapController: ViewController {
  /// The picture of the marker: "man" or "x"; chosen before the view exists.
  package var annotationImagePath: String
  /// The position of the marker; nil until it is set.
  package private(set) var currentLocation: Coordinate?

  /// The distance by which a grabbed marker is lifted, in points, and its duration, in seconds.
  static let lift = 10.0
  static let liftDuration = 0.2
  /// The duration of a map movement, in seconds.
  static let panDuration = 0.3
  /// The sides of the visible region, in meters.
  static let regionSide = 1_000_000.0

  /// Receives the marker's positions.
  package weak var delegate: (any MapControllerDelegate)?
  /// Where it posts the marker's positions; nil for nowhere.
  package var notices: LocationNotices?
  /// Whether it also notifies of positions set by its container, as the first version did.
  var echoes = false
  private(set) var observers: [LocationObservation] = []

  private let mapView: MapView
  private var isDragging = false
  private var dropNumber = 0

  /// Creates a map without a position.
  package init(_ name: String? = nil, annotationImagePath: String = "man") {
    self.annotationImagePath = annotationImagePath
    mapView = MapView("\(name ?? "map").view")
    super.init(name)
    declaresActs = true
  }

  package override func loadView() {
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.clipsToBounds = true
    view = mapView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    mapView.onDrag = { [weak self] _, phase, place in
      self?.acting { self?.drag(phase, to: place) }
    }
    show(currentLocation, animated: false)
  }

  /// Moves the marker and the map without notifying observers.
  package func updateLocation(_ location: Coordinate, animated: Bool = true) {
    simulation.log(call: "updateLocation(\(location.traceText))", of: self)
    currentLocation = location
    if isViewLoaded {
      acting { show(location, animated: animated && appearancePhase != .disappeared) }
    }
    if echoes { tellListeners(of: location) }
  }

  /// Simulates dragging the marker to a place and dropping it.
  package func drag(to location: Coordinate) {
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

/// Dragging: the marker is lifted, follows the finger, and is lowered before observers are
/// notified.
extension MapController {
  private func drag(_ phase: MapView.DragPhase, to place: Content.Place) {
    guard !mapView.map.markers.isEmpty else { return }
    switch phase {
    case .began:
      guard !isDragging else { return }
      isDragging = true
      // A drop that is not lowered yet no longer counts.
      dropNumber += 1
      View.animate(withDuration: Self.liftDuration) { mapView.map.markers[0].lift = Self.lift }
    case .changed:
      guard isDragging, let location = Coordinate(place) else { return }
      mapView.map.markers[0].place = Content.Place(location)
      for listener in listeners { listener.onMove?(location) }
    case .ended:
      // Outside of the Earth, the marker stays at its last position.
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

  /// Lowers the marker, unless it is grabbed again meanwhile.
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

/// Observers.
extension MapController {
  /// Calls `onChange` with every place where the user drops the marker, and `onMove` during drags,
  /// until `stopObserving` is called.
  package func observeLocation(
    by observer: ViewController, onMove: ((Coordinate) -> Void)? = nil,
    onChange: @escaping (Coordinate) -> Void
  ) {
    observers.append(
      LocationObservation(observer: observer.id, onMove: onMove, onChange: onChange))
    simulation.noteObservation(of: self, by: observer, what: "currentLocation", isOn: true)
  }

  /// Ends all observations by `observer`.
  package func stopObserving(by observer: ViewController) {
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
  /// The coordinates as in traces, to a millionth of a degree.
  fileprivate var traceText: String {
    "\((latitude * 1e6).rounded() / 1e6), \((longitude * 1e6).rounded() / 1e6)"
  }

  /// The coordinate of a touch on the map, or nil outside of the Earth.
  init?(_ place: Content.Place) {
    guard abs(place.latitude) <= 90, place.longitude.isFinite else { return nil }
    self.init(latitude: place.latitude, longitude: place.longitude)
  }
}
