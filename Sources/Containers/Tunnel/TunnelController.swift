/// The container of the Tunnel app: two maps, one the antipode of the other, that flip over to
/// the names of their places.
///
/// Two plain views hold the halves, so that a flip turns only its own half. The container does
/// two things: it lays out its children's root views, and it tells each map what the other did.
///
/// Source: objc.io issue 1, "View Controller Containment" (2013), there
/// `RGContainerViewController`.
public final class TunnelController: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: the far map follows while dragging, places are normalised, one lock for both flips.
    case fixed
    /// As published: follows on drop, by the published formula; the first flip unlocks the button.
    case original
  }

  /// The share of the height that each half takes.
  static let slotShare = 0.42
  /// How long one flip takes, and how much later the lower half starts, in seconds.
  static let flipDuration = 0.2
  static let flipDelay = 0.2
  /// How long the button stays locked, in seconds.
  static let lockDuration = 0.4

  /// The upper map, with the man on it.
  public let startMap: MapController
  /// The name of the upper place.
  public let startGeo: GeoInfoController
  /// The lower map, with the cross where one would come out.
  public let targetMap: MapController
  /// The name of the lower place.
  public let targetGeo: GeoInfoController
  /// The button between the halves.
  public let infoButton = Button("infoButton", picture: "radar")

  private let version: Version
  private let topContainer = View("topContainer")
  private let bottomContainer = View("bottomContainer")

  /// A tunnel that starts in west Jutland.
  public init(_ name: String? = nil, version: Version = .fixed) {
    self.version = version
    startMap = MapController("startMap", annotationImagePath: "man")
    targetMap = MapController("targetMap", annotationImagePath: "x")
    startGeo = GeoInfoController("startGeo", losesFirstText: version == .original)
    targetGeo = GeoInfoController("targetGeo", losesFirstText: version == .original)
    super.init(name)
  }

  deinit {
    guard version == .fixed else { return }
    startMap.stopObserving(by: self)
    targetMap.stopObserving(by: self)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x33363B)
    addSlots()
    show(startMap, in: topContainer)
    follow(startMap, with: targetMap)
    show(targetMap, in: bottomContainer)
    follow(targetMap, with: startMap)
    let start = Presets.lemvig.coordinate
    startMap.updateLocation(start)
    targetMap.updateLocation(antipode(of: start))
    infoButton.onTap = { [weak self] in self?.flip() }
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let height = size.height * Self.slotShare
    topContainer.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    bottomContainer.frame = CGRect(
      x: 0, y: size.height - height, width: size.width, height: height)
    infoButton.frame = CGRect(
      center: CGPoint(x: size.width / 2, y: size.height / 2), size: CGSize(width: 44, height: 44))
  }

  private func addSlots() {
    topContainer.shadow = ViewState.Shadow(
      radius: 4, opacity: 0.5, offset: CGSize(width: 0, height: 2))
    bottomContainer.shadow = ViewState.Shadow(
      radius: 4, opacity: 0.5, offset: CGSize(width: 0, height: -2))
    view.addSubview(topContainer)
    view.addSubview(bottomContainer)
    view.addSubview(infoButton)
  }

  private func show(_ map: MapController, in slot: View) {
    addChild(map)
    slot.addSubview(map.view)
    map.didMove(toParent: self)
  }

  /// Lets `other` show the far side of wherever `map` is dragged.
  private func follow(_ map: MapController, with other: MapController) {
    let onMove: (Coordinate) -> Void = { [weak self, weak other] place in
      guard let self else { return }
      other?.updateLocation(antipode(of: place), animated: false)
    }
    map.observeLocation(by: self, onMove: version == .fixed ? onMove : nil) {
      [weak self, weak other] place in
      guard let self else { return }
      other?.updateLocation(antipode(of: place))
    }
  }

  private func antipode(of place: Coordinate) -> Coordinate {
    (version == .fixed ? AntipodeFormula.exact : .original).antipode(of: place)
  }
}

/// The flip: both halves turn over, the lower one a little later.
extension TunnelController {
  /// Turns both halves over, to the names or back to the maps.
  private func flip() {
    infoButton.isEnabled = false
    simulation.after(Self.lockDuration) { [weak self] in self?.infoButton.isEnabled = true }
    if startMap.parent === self {
      startGeo.location = startMap.currentLocation
      targetGeo.location = targetMap.currentLocation
      flip(from: startMap, to: startGeo, .transitionFlipFromTop, after: 0)
      flip(from: targetMap, to: targetGeo, .transitionFlipFromTop, after: Self.flipDelay)
    } else {
      flip(from: startGeo, to: startMap, .transitionFlipFromBottom, after: 0)
      flip(from: targetGeo, to: targetMap, .transitionFlipFromBottom, after: Self.flipDelay)
    }
  }

  private func flip(
    from old: ViewController, to new: ViewController, _ direction: AnimationOptions,
    after delay: Double
  ) {
    simulation.after(delay) { [weak self] in
      guard let self else { return }
      new.view.frame = old.view.bounds
      addChild(new)
      old.willMove(toParent: nil)
      transition(
        from: old, to: new, duration: Self.flipDuration, options: [direction, .curveEaseIn],
        animations: nil
      ) { [weak self] _ in
        guard let self else { return }
        new.didMove(toParent: self)
        old.removeFromParent()
        if version == .original { infoButton.isEnabled = true }
      }
    }
  }
}

extension TunnelController {
  /// The demo: drag the man, tap the radar.
  public static let recipe = SystemRecipe(
    slug: "tunnel", title: "Tunnel",
    summary: "Two maps, one the other's antipode, that flip over to the names of their places.",
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Mended"),
      SystemRecipe.Variant(Version.original.rawValue, "As published in 2013"),
    ],
    actions: [
      SystemRecipe.Action("radar", "Tap Radar") { (tunnel: TunnelController) in
        tunnel.infoButton.tap()
      },
      SystemRecipe.Action("drag-to-beijing", "Drag the Man to Beijing") {
        (tunnel: TunnelController) in
        tunnel.startMap.drag(to: Presets.beijing.coordinate)
      },
    ],
    makeRoot: { variant in
      TunnelController("tunnel", version: Version(rawValue: variant.slug) ?? .fixed)
    })
}
