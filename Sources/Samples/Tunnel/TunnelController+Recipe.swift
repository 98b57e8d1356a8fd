// The recipe of the Tunnel app: drag the marker, flip the maps; and its first attempts.

extension TunnelController {
  /// Drag the marker, flip the maps; fixed, as published, and as first attempted.
  package static let recipe = SystemRecipe(
    slug: "tunnel", title: "Tunnel",
    summary: "Two maps; each shows the other's antipode. They flip over to show place names.",
    source: SystemSource(
      "View Controller Containment", by: "Ricki Gregersen, objc.io issue 1", date: "2013-06-07",
      link: "https://github.com/RickiG/view-controller-containment"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.original.rawValue, "As published in 2013"),
      SystemRecipe.Variant("late-timer", "As published, with a timer 20 ms late"),
      SystemRecipe.Variant(Version.rootViews.rawValue, "First attempt: maps in the root view"),
      SystemRecipe.Variant(Version.firstFormula.rawValue, "First attempt at the antipode"),
      SystemRecipe.Variant(Version.echo.rawValue, "First attempt: maps that echo"),
      SystemRecipe.Variant("notification", "Fixed, linked by notifications"),
      SystemRecipe.Variant("delegate", "Fixed, linked by delegates"),
      SystemRecipe.Variant("stay-children", "Fixed, hidden maps stay children"),
      SystemRecipe.Variant("side-by-side", "Fixed, side by side when wide"),
      SystemRecipe.Variant("pushed", "Fixed, in a navigation stack"),
    ],
    actions: [
      action("radar", "Tap Radar") { $0.infoButton.tap() },
      action("lose-net", "Go Offline") { $0.simulation[Geocoding.self].isFailing = true },
      action("find-net", "Go Online") { $0.simulation[Geocoding.self].isFailing = false },
    ]
      + Presets.all.map { preset in
        action("drag-to-\(preset.slug)", preset.name, in: "Drag the Man to") {
          $0.startMap.drag(to: preset.coordinate)
        }
      },
    makeRoot: { root(of: $0.slug) })

  private static func root(of variant: String) -> ViewController {
    let version: Version =
      variant == "late-timer" ? .original : Version(rawValue: variant) ?? .fixed
    let link = LocationLink(rawValue: variant) ?? .observation
    let tunnel = TunnelController("tunnel", version: version, link: link)
    tunnel.keepsChildren = variant == "stay-children"
    tunnel.isSideBySide = variant == "side-by-side"
    if variant == "late-timer" { tunnel.timerLateness = 0.02 }
    guard variant == "pushed" else { return tunnel }
    tunnel.title = "Tunnel"
    let stack = NavigationController("stack", rootViewController: LetterController(number: 0))
    stack.pushViewController(tunnel, animated: false)
    return stack
  }

  /// An action of the tunnel, as the root or on a stack.
  private static func action(
    _ slug: String, _ title: String, in menu: String? = nil,
    _ body: @escaping @Sendable (TunnelController) -> Void
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: menu) { (root: ViewController) in
      let top = (root as? NavigationController)?.topViewController ?? root
      if let tunnel = top as? TunnelController { body(tunnel) }
    }
  }
}

extension Preset {
  /// Its name for commands and links: the first word.
  fileprivate var slug: String { name.prefix { $0.isLetter }.lowercased() }
}
