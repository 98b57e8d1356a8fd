/// A controller with a card above it, which a finger pulls up from the bottom or taps open.
///
/// In the fixed version one number from 0 to 1 is the card's position; every layout follows it, a
/// finger may stop the card at any time, and letting go decides by speed or by which end is nearer.
/// The version of the source keeps a Boolean instead, and what it does then stands in a file of its
/// own.
///
/// Source: "Container View Controllers Redux" (Dennis Walsh, 2019).
open class CardContainerViewController: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: what is shown follows from how far the card is out.
    case fixed
    /// As published: what is shown follows from the last animation.
    case original
  }

  /// How long the card takes from one end to the other, in seconds.
  public static let duration = 0.9

  /// Which code runs.
  public let version: Version
  /// The controller below the card.
  public let main: ViewController
  /// The controller on the card.
  public let card: any CardContent
  /// What darkens the main controller while the card is out.
  public let blur = View("blur")

  // Fixed version.
  /// How far the card is out, or will be when it has come to rest: 0…1.
  public internal(set) final var fraction = 0.0
  final var flight: Flight?
  /// How far the card was out when the finger came down.
  final var grip: Double?

  // As published.
  /// Whether the card counts as shown.
  final var isCardVisible = false
  final var running: [CardAnimator] = []

  /// A card above a controller.
  public init(
    _ name: String? = nil, main: ViewController, card: any CardContent, version: Version = .fixed
  ) {
    (self.main, self.card, self.version) = (main, card, version)
    super.init(name)
  }

  /// Whether the card is out, or on its way there.
  public final var isExpanded: Bool { version == .fixed ? fraction > 0.5 : isCardVisible }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    switch version {
    case .fixed: assemble()
    case .original: assembleAsPublished()
    }
    card.cardDelegate = self
    card.handle.onPan = { [weak self] in self?.pan($0) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if version == .fixed { place() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if version == .original { placeAsPublished() }
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    guard version == .original else {
      super.viewWillTransition(to: size, with: coordinator)
      return
    }
    // As published, the children hear nothing of it.
    turnAsPublished()
  }

  /// Opens the card or closes it.
  public final func toggle() {
    switch version {
    case .fixed: settle(isExpanded ? 0 : 1)
    case .original: animateAsPublished(toExpanded: !isCardVisible, duration: Self.duration)
    }
  }

  /// Does what a finger on the handle asks for.
  public final func pan(_ pan: Pan) {
    switch version {
    case .fixed: followFinger(pan)
    case .original: followFingerAsPublished(pan)
    }
  }

  final var geometry: CardGeometry { CardGeometry(size: view.bounds.size) }
}

extension CardContainerViewController: CardContentDelegate {
  /// Opens the card or closes it.
  public final func cardHandleWasTapped(_ card: any CardContent) { toggle() }
}
