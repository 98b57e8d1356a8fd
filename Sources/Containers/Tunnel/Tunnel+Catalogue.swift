// The tunnel and its parts, as scripts ask for them.

extension Coordinate: BoxedValue {}
extension TunnelController.Version: BoxedValue {}
extension LocationLink: BoxedValue {}

extension Coordinate {
  /// The place nearest to these degrees, as scripts write it; what is no number counts as 0.
  ///
  /// Where Containers is imported it stands in for Tunnel's own initializer, which throws.
  public init(latitude: Double, longitude: Double) {
    self.init(
      clampedLatitude: latitude.isFinite ? latitude : 0,
      longitude: longitude.isFinite ? longitude : 0)
  }
}

extension Recipe {
  /// What scripts may ask of `TunnelController`.
  public static let tunnelController = Recipe.object(
    TunnelController.self, superclass: "ViewController", isOpen: false,
    "Two maps, one the antipode of the other, that flip over to the names of their places.",
    [
      .initializer(
        "init(_:version:link:)", "A tunnel that starts in west Jutland.",
        standards: [
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
      .property("version", "Which code runs.", \TunnelController.version),
      .property("link", "How the maps tell what a finger did.", \TunnelController.link),
      .variable(
        "keepsChildren", "Whether those that are turned away stay children.",
        \TunnelController.keepsChildren),
      .variable(
        "isSideBySide", "Whether a wide screen has its halves side by side.",
        \TunnelController.isSideBySide),
      .variable(
        "timerLateness", "How much too late the timer of the lower half's first turn comes.",
        \TunnelController.timerLateness),
    ])

  /// What scripts may ask of `TunnelController.Version`.
  public static let tunnelVersion = Recipe.enumeration(
    TunnelController.Version.self, "Which code of the tunnel runs.",
    [
      "fixed": .fixed, "original": .original, "rootViews": .rootViews,
      "firstFormula": .firstFormula, "echo": .echo,
    ])

  /// What scripts may ask of `LocationLink`.
  public static let locationLink = Recipe.enumeration(
    LocationLink.self, "How a map tells its container what a finger did with the marker.",
    [
      "observation": .observation, "notification": .notification, "delegate": .delegate,
    ])

  /// What scripts may ask of `MapController`.
  public static let mapController = Recipe.object(
    MapController.self, superclass: "ViewController", isOpen: false,
    "A map with a marker that can be dragged.",
    [
      .initializer(
        "init(_:annotationImagePath:)", "A map without a place yet.",
        standards: [0: { .none }, 1: { .string("man") }]
      ) { (name: String?, picture: String) in
        MapController(name, annotationImagePath: picture)
      },
      .variable(
        "annotationImagePath", "The picture of the marker.", \MapController.annotationImagePath),
      .property("currentLocation", "Where the marker stands.") {
        (map: MapController) in map.currentLocation
      },
      .method(
        "updateLocation(_:animated:)", "Moves the marker and the map there.",
        standards: [1: { .bool(true) }]
      ) { (map: MapController, place: Coordinate, animated: Bool) in
        map.updateLocation(place, animated: animated)
      },
      .method("drag(to:)", "Acts as a finger that drags the marker to a place.") {
        (map: MapController, place: Coordinate) in map.drag(to: place)
      },
    ])

  /// What scripts may ask of `GeoInfoController`.
  public static let geoInfoController = Recipe.object(
    GeoInfoController.self, superclass: "ViewController", isOpen: false, "The name of a place.",
    [
      .initializer(
        "init(_:isAsPublished:)", "A pane without a place.",
        standards: [0: { .none }, 1: { .bool(false) }]
      ) { (name: String?, isAsPublished: Bool) in
        GeoInfoController(name, isAsPublished: isAsPublished)
      },
      .variable("location", "The place whose name is shown.", \GeoInfoController.location),
    ])

  /// What scripts may ask of `Coordinate`.
  public static let coordinate = Recipe.structure(
    Coordinate.self, "A place on the globe, in degrees.",
    [
      .initializer("init(latitude:longitude:)", "The place nearest to these degrees.") {
        (latitude: Double, longitude: Double) in
        Coordinate(latitude: latitude, longitude: longitude)
      },
      .property("latitude", "Degrees north of the equator.", \Coordinate.latitude),
      .property("longitude", "Degrees east of Greenwich.", \Coordinate.longitude),
      .property("antipode", "The place straight through the Earth.", \Coordinate.antipode),
    ])
}
