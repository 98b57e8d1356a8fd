/// The container of the Tunnel app: two maps, each showing the antipode of the other, that flip to
/// the names of their places.
///
/// Two plain views contain the halves, so that a flip turns only its own half. The container lays
/// out its children's root views and passes positions between the maps.
///
/// Source: objc.io issue 1, "View Controller Containment" (Ricki Gregersen, 2013), there
/// `RGContainerViewController`.
package final class TunnelController: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// Added: the far map follows during drags, longitudes are normalized, one lock for both flips.
    case fixed
    /// As published: follows on drop, by the published formula; the first flip unlocks the button.
    case original
    /// The first attempt at the halves: the maps are in the root view, and a flip turns all of it.
    case rootViews = "root-views"
    /// The first attempt at the formula, which subtracts 90° from the latitude.
    case firstFormula = "first-formula"
    /// The first attempt at the maps, which notify of every position, even those they were given.
    case echo
  }

  /// The fraction of the height, or of the width if side by side, for each half.
  static let slotShare = 0.42

  /// The upper map, with the man.
  package let startMap: MapController
  /// The name of the upper place.
  package let startGeo: GeoInfoController
  /// The lower map, with the cross at the antipode.
  package let targetMap: MapController
  /// The name of the lower place.
  package let targetGeo: GeoInfoController
  /// The button between the halves.
  package let infoButton = Button("infoButton", picture: "radar")

  /// Which code runs.
  package let version: Version
  /// How the maps notify of their markers.
  package let link: LocationLink
  /// Whether hidden controllers remain children, as tabs do, and continue to receive callbacks.
  package var keepsChildren = false
  /// Whether the halves are side by side in landscape; in the original they are always stacked.
  package var isSideBySide = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The delay of the timer for the lower half's first flip, in seconds.
  package var timerLateness = 0.0

  let notices = LocationNotices()
  private let topContainer = View("topContainer")
  private let bottomContainer = View("bottomContainer")

  /// Creates a tunnel that starts in West Jutland.
  package init(
    _ name: String? = nil, version: Version = .fixed, link: LocationLink = .observation
  ) {
    (self.version, self.link) = (version, link)
    startMap = MapController("startMap", annotationImagePath: "man")
    targetMap = MapController("targetMap", annotationImagePath: "x")
    startGeo = GeoInfoController("startGeo", isAsPublished: version == .original)
    targetGeo = GeoInfoController("targetGeo", isAsPublished: version == .original)
    super.init(name)
    for map in [startMap, targetMap] { map.echoes = version == .echo }
  }

  deinit {
    guard version != .original else { return }
    for map in [startMap, targetMap] { ignore(map) }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x33363B)
    if version != .rootViews { addSlots() }
    view.addSubview(infoButton)
    show(startMap, in: topContainer)
    listen(to: startMap)
    show(targetMap, in: bottomContainer)
    listen(to: targetMap)
    let start = Presets.lemvig.coordinate
    startMap.updateLocation(start)
    targetMap.updateLocation(antipode(of: start))
    infoButton.onTap = { [weak self] in self?.flip() }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (top, bottom) = halves
    if version == .rootViews {
      for child in [startMap, startGeo] { child.viewIfLoaded?.frame = top }
      for child in [targetMap, targetGeo] { child.viewIfLoaded?.frame = bottom }
    } else {
      (topContainer.frame, bottomContainer.frame) = (top, bottom)
    }
    infoButton.frame = CGRect(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      size: CGSize(width: 44, height: 44))
  }

  /// The frames of the halves: stacked, or side by side if requested.
  private var halves: (CGRect, CGRect) {
    let size = view.bounds.size
    if isSideBySide, size.width > size.height {
      let width = size.width * Self.slotShare
      return (
        CGRect(x: 0, y: 0, width: width, height: size.height),
        CGRect(x: size.width - width, y: 0, width: width, height: size.height)
      )
    }
    let height = size.height * Self.slotShare
    return (
      CGRect(x: 0, y: 0, width: size.width, height: height),
      CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    )
  }

  private func addSlots() {
    topContainer.shadow = ViewState.Shadow(
      radius: 4, opacity: 0.5, offset: CGSize(width: 0, height: 2))
    bottomContainer.shadow = ViewState.Shadow(
      radius: 4, opacity: 0.5, offset: CGSize(width: 0, height: -2))
    view.addSubview(topContainer)
    view.addSubview(bottomContainer)
  }

  private func show(_ map: MapController, in slot: View) {
    addChild(map)
    (version == .rootViews ? view : slot).addSubview(map.view)
    map.didMove(toParent: self)
  }
}
