// The map in the script catalog.

extension MapView.DragPhase: BoxedValue {}
extension Content.Place: BoxedValue {}
extension Content.Map: BoxedValue {}
extension Content.Marker: BoxedValue {}

extension Recipe {
  /// The catalog entry of `MapView`.
  public static let mapView = Recipe.object(
    MapView.self, superclass: "View", isOpen: false, "A map of the world with markers.",
    [
      .initializer("init(_:)", "A map of the whole world.", defaults: [0: { .none }]) {
        (name: String?) in MapView(name)
      },
      .variable("map", "The visible region and the markers.", \MapView.map),
      .property("onDrag", "Called when a marker is dragged.") { (view: MapView) in
        view.onDrag.map { body in
          Handler<Nothing, Int, MapView.DragPhase, Content.Place> { marker, phase, place in
            body(marker, phase, place)
            return Nothing()
          }
        }
      } set: {
        (view: inout MapView, value: Handler<Nothing, Int, MapView.DragPhase, Content.Place>?) in
        view.onDrag = value?.block
      },
      .method("dragMarker(_:_:to:)", "Simulates dragging a marker.") {
        (view: MapView, index: Int, phase: MapView.DragPhase, place: Content.Place) in
        view.dragMarker(index, phase, to: place)
      },
    ])

  /// The catalog entry of `MapView.DragPhase`.
  public static let dragPhase = Recipe.enumeration(
    MapView.DragPhase.self, "A phase of a marker's drag.",
    ["began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled])

  /// The catalog entry of `Content.Place`.
  public static let place = Recipe.structure(
    Content.Place.self, "A place on a map, in degrees.",
    [
      .initializer("init(latitude:longitude:)", "A place at these degrees.") {
        (latitude: Double, longitude: Double) in
        Content.Place(latitude: latitude, longitude: longitude)
      },
      .variable("latitude", "Degrees north.", \Content.Place.latitude),
      .variable("longitude", "Degrees east.", \Content.Place.longitude),
    ])

  /// The catalog entry of `Content.Map`.
  public static let map = Recipe.structure(
    Content.Map.self, "A map's visible region and its markers.",
    [
      .variable("center", "The center.", \Content.Map.center),
      .variable("latitudeSpan", "Degrees from bottom to top.", \Content.Map.latitudeSpan),
      .variable("longitudeSpan", "Degrees from left to right.", \Content.Map.longitudeSpan),
      .variable("markers", "The markers.", \Content.Map.markers),
    ])

  /// The catalog entry of `Content.Marker`.
  public static let marker = Recipe.structure(
    Content.Marker.self, "A marker on a map.",
    [
      .variable("place", "Its place.", \Content.Marker.place),
      .variable("lift", "The distance it is lifted, in points.", \Content.Marker.lift),
    ])
}
