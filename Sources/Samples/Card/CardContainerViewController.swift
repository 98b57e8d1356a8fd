/// A controller with a card above it, which opens by a pull or a tap.
///
/// In the fixed version one number from 0 to 1 is the card's position; every layout follows it, a
/// finger may stop the card at any time, and on release the speed or the nearer end decides. The
/// published version keeps a Boolean instead; its behavior is in a separate file.
///
/// Source: "Container View Controllers Redux" (Dennis Walsh, 2019).
package class CardContainerViewController: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: the state derives from the card's position.
    case fixed
    /// As published: the state derives from the last animation.
    case original
  }

  /// The duration of the card's movement, in seconds.
  package static let duration = 0.9

  /// Which code runs.
  package let version: Version
  /// The controller below the card.
  package let main: ViewController
  /// The controller on the card.
  package let card: any CardContent
  /// Dims the main controller while the card is open.
  package let blur = View("blur")

  // Fixed version.
  /// The position of the card, or its target while it moves: 0…1.
  package internal(set) final var fraction = 0.0
  final var flight: Flight?
  /// The position of the card at the start of a pan.
  final var grip: Double?

  // As published.
  /// Whether the card counts as visible.
  final var isCardVisible = false
  final var running: [CardAnimator] = []

  /// Creates a controller with a card above it.
  package init(
    _ name: String? = nil, main: ViewController, card: any CardContent, version: Version = .fixed
  ) {
    (self.main, self.card, self.version) = (main, card, version)
    super.init(name)
  }

  /// Whether the card is open or opening.
  package final var isExpanded: Bool { version == .fixed ? fraction > 0.5 : isCardVisible }

  package override func viewDidLoad() {
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

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if version == .fixed { place() }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if version == .original { placeAsPublished() }
  }

  package override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)
  {
    guard version == .original else {
      super.viewWillTransition(to: size, with: coordinator)
      return
    }
    // As published, the children do not receive it.
    turnAsPublished()
  }

  /// Opens the card or closes it.
  package final func toggle() {
    switch version {
    case .fixed: settle(isExpanded ? 0 : 1)
    case .original: animateAsPublished(toExpanded: !isCardVisible, duration: Self.duration)
    }
  }

  /// Handles a pan of the handle.
  package final func pan(_ pan: Pan) {
    switch version {
    case .fixed: followFinger(pan)
    case .original: followFingerAsPublished(pan)
    }
  }

  final var geometry: CardGeometry { CardGeometry(size: view.bounds.size) }
}

extension CardContainerViewController: CardContentDelegate {
  /// Opens the card or closes it.
  package final func cardHandleWasTapped(_ card: any CardContent) { toggle() }
}
