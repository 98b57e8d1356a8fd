// The tunnel and its parts in the script catalog.

extension Coordinate: BoxedValue {}
extension TunnelController.Version: BoxedValue {}
extension LocationLink: BoxedValue {}

extension Coordinate {
  /// The nearest valid coordinate, for scripts; values that are not finite count as 0.
  ///
  /// If Samples is imported, it takes precedence over Tunnel's initializer, which throws.
  package init(latitude: Double, longitude: Double) {
    self.init(
      clampedLatitude: latitude.isFinite ? latitude : 0,
      longitude: longitude.isFinite ? longitude : 0)
  }
}

extension Recipe {
  /// The catalog entry of `TunnelController`.
  package static let tunnelController = Recipe.object(
    TunnelController.self, superclass: "ViewController", isOpen: false,
    "Two maps, each showing the other's antipode, that flip to the names of their places.",
    [
      .initializer(
        "init(_:version:link:)", "A tunnel that starts in West Jutland.",
        defaults: [
          0: { .none }, 1: { TunnelController.Version.fixed.packed },
          2: { LocationLink.observation.packed },
        ]
      ) { (name: String?, version: TunnelController.Version, link: LocationLink) in
        TunnelController(name, version: version, link: link)
      },
      .property("startMap", "The upper map.", \TunnelController.startMap),
      .property("startGeo", "The name of the upper place.", \TunnelController.startGeo),
      .property("targetMap", "The lower map.", \TunnelController.targetMap),
      .property("targetGeo", "The name of the lower place.", \TunnelController.targetGeo),
      .property("infoButton", "The button between the halves.", \TunnelController.infoButton),
      .property("version", "The version of the code.", \TunnelController.version),
      .property(
        "link", "How the maps notify the container of their markers.", \TunnelController.link),
      .variable(
        "keepsChildren", "Whether hidden controllers remain children.",
        \TunnelController.keepsChildren),
      .variable(
        "isSideBySide", "Whether the halves are side by side in landscape.",
        \TunnelController.isSideBySide),
      .variable(
        "timerLateness", "The delay of the timer for the lower half's first flip, in seconds.",
        \TunnelController.timerLateness),
    ])

  /// The catalog entry of `TunnelController.Version`.
  package static let tunnelVersion = Recipe.enumeration(
    TunnelController.Version.self, "The version of the tunnel's code.",
    [
      "fixed": .fixed, "original": .original, "rootViews": .rootViews,
      "firstFormula": .firstFormula, "echo": .echo,
    ])

  /// The catalog entry of `LocationLink`.
  package static let locationLink = Recipe.enumeration(
    LocationLink.self, "How a map notifies its container of its marker.",
    [
      "observation": .observation, "notification": .notification, "delegate": .delegate,
    ])

  /// The catalog entry of `MapController`.
  package static let mapController = Recipe.object(
    MapController.self, superclass: "ViewController", isOpen: false,
    "A map with a draggable marker.",
    [
      .initializer(
        "init(_:annotationImagePath:)", "A map without a position.",
        defaults: [0: { .none }, 1: { .string("man") }]
      ) { (name: String?, picture: String) in
        MapController(name, annotationImagePath: picture)
      },
      .variable(
        "annotationImagePath", "The picture of the marker.", \MapController.annotationImagePath),
      .property("currentLocation", "The position of the marker.") {
        (map: MapController) in map.currentLocation
      },
      .method(
        "updateLocation(_:animated:)", "Moves the marker and the map without notifying observers.",
        defaults: [1: { .bool(true) }]
      ) { (map: MapController, place: Coordinate, animated: Bool) in
        map.updateLocation(place, animated: animated)
      },
      .method("drag(to:)", "Simulates dragging the marker to a place.") {
        (map: MapController, place: Coordinate) in map.drag(to: place)
      },
    ])

  /// The catalog entry of `GeoInfoController`.
  package static let geoInfoController = Recipe.object(
    GeoInfoController.self, superclass: "ViewController", isOpen: false, "The name of a place.",
    [
      .initializer(
        "init(_:isAsPublished:)", "A pane without a place.",
        defaults: [0: { .none }, 1: { .bool(false) }]
      ) { (name: String?, isAsPublished: Bool) in
        GeoInfoController(name, isAsPublished: isAsPublished)
      },
      .variable("location", "The place whose name is shown.", \GeoInfoController.location),
    ])

  /// The catalog entry of `Coordinate`.
  package static let coordinate = Recipe.structure(
    Coordinate.self, "A coordinate on the globe, in degrees.",
    [
      .initializer("init(latitude:longitude:)", "The nearest valid coordinate.") {
        (latitude: Double, longitude: Double) in
        Coordinate(latitude: latitude, longitude: longitude)
      },
      .property("latitude", "Degrees north of the equator.", \Coordinate.latitude),
      .property("longitude", "Degrees east of Greenwich.", \Coordinate.longitude),
      .property("antipode", "The opposite point of the globe.", \Coordinate.antipode),
    ])
}
