import Geometry
import Hierarchy
import TestSupport

/// Recordings that use everything a recording can hold.
enum RecordingFileSamples {
  static let color = Color(red: 0.1, green: 0.2, blue: 1 / 3, alpha: 0.5)
  static let map = Content.Map(
    center: Content.Place(latitude: 47.1, longitude: 8.2), latitudeSpan: 2, longitudeSpan: 3,
    markers: [
      Content.Marker(
        picture: "man", place: Content.Place(latitude: -41.2, longitude: 174), lift: 4),
      Content.Marker(picture: "x", place: Content.Place(latitude: 0, longitude: -180)),
    ])

  static let contents: [Content] = [
    .none, .text(Content.Text("„Grüezi”\n😀", size: 13, isBold: true, color: color, shadow: .red)),
    .text(Content.Text("")), .picture("man"), .button("Go"), .bar(title: "Here", back: nil),
    .bar(title: "", back: "There"), .list([]), .list(["a", "", "c"]), .map(map), .spinner,
    .slidingBar(
      Content.SlidingBar(
        lower: Content.BarFace(title: "Here", back: nil),
        upper: Content.BarFace(title: "There", back: "Here"), progress: 0.25)),
  ]

  static let properties: [ViewProperty] =
    [
      .bounds(CGRect(x: -1, y: 0.1, width: 320, height: 480)),
      .bounds(CGRect(x: 5, y: 5, width: -3, height: -4)),
      .center(CGPoint(x: 1e300, y: -0.0)), .transform(.identity),
      .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: .infinity)),
      .alpha(0.3), .isHidden(true), .isHidden(false), .clipsToBounds(true),
      .backgroundColor(nil), .backgroundColor(color), .shadow(nil),
      .shadow(ViewState.Shadow(radius: 3, opacity: 0.5, offset: CGSize(width: 0, height: -3))),
    ] + contents.map { .content($0) }

  static let motions: [AnimationState.Motion] =
    zip(properties, properties.dropFirst()).map { .property(from: $0, to: $1) }
    + TransitionStyle.allCases.map { .transition($0, from: NodeID(4), to: NodeID(5)) }

  static let animations: [AnimationState] = motions.enumerated().map { index, motion in
    AnimationState(
      id: Int32(index + 1), view: NodeID(3), motion: motion,
      begin: Instant(nanoseconds: Int64(index) * 333_333_333), duration: 0.1 * Double(index),
      curve: TimingCurve.allCases[index % TimingCurve.allCases.count])
  }

  static let changes: [Change] =
    [
      .controllerMade(NodeID(1), name: "a", className: "Container"),
      .controllerMade(NodeID(2), name: "b\u{0}", className: "ViewController"),
      .viewMade(NodeID(3), name: "a.view", className: "View"),
      .viewMade(NodeID(4), name: "", className: "Window"),
      .viewMade(NodeID(5), name: "b.view", className: "View"),
      .controllerMade(NodeID(6), name: "c", className: "ViewController"),
      .title(NodeID(1), "A title"), .title(NodeID(1), nil), .title(NodeID(2), ""),
      .parent(NodeID(2), NodeID(1)), .parent(NodeID(6), NodeID(1)),
      .childOrder(of: NodeID(1), [NodeID(6), NodeID(2)]), .parent(NodeID(6), nil),
      .presenting(NodeID(6), by: NodeID(1)), .presenting(NodeID(6), by: nil),
      .presentationController(of: NodeID(6), className: "Cover"), .keyWindow(NodeID(4)),
      .pendingMove(NodeID(2), .to), .pendingMove(NodeID(2), .from),
      .pendingMove(NodeID(2), PendingMove.none),
      .presentationMove(NodeID(6), .presented), .presentationMove(NodeID(6), .dismissed),
      .presentationMove(NodeID(6), PresentationMove.none),
      .controllerProperty(NodeID(1), .explicitAppearance(level: 2, isAppearing: true)),
      .controllerProperty(NodeID(1), .explicitAppearance(level: 0, isAppearing: false)),
      .moveToSettle(NodeID(2), MoveToSettle(parent: NodeID(1))),
      .moveToSettle(NodeID(2), MoveToSettle(parent: nil)), .moveToSettle(NodeID(2), nil),
      .controllerProperty(
        NodeID(2), .overrideTraits(TraitCollection(horizontalSizeClass: .compact))),
      .controllerProperty(NodeID(2), .overrideTraits(nil)),
      .controllerProperty(
        NodeID(1), .traitOverrides(TraitCollection(userInterfaceStyle: .dark))),
      .controllerProperty(NodeID(1), .preferredContentSize(CGSize(width: 320, height: 0.5))),
      .controllerProperty(NodeID(1), .definesPresentationContext(true)),
      .controllerProperty(NodeID(1), .modalPresentationStyle("formSheet")),
      .windowTraits(NodeID(4), TraitCollection(screenWidth: 1024, height: 768)),
      .view(of: NodeID(1), NodeID(3)), .view(of: NodeID(2), NodeID(5)), .view(of: NodeID(2), nil),
      .rootViewController(window: NodeID(4), NodeID(1)),
      .rootViewController(window: NodeID(4), nil),
      .superview(NodeID(3), NodeID(4), index: 0), .superview(NodeID(5), NodeID(3), index: -7),
      .superview(NodeID(5), nil, index: .max),
      .observation(observer: NodeID(1), of: NodeID(2), what: "title", isOn: true),
      .observation(observer: NodeID(1), of: NodeID(2), what: "title", isOn: false),
      .knows(NodeID(1), NodeID(2)), .knows(NodeID(1), NodeID(2)),
      .coordinatorMade(NodeID(7), name: "app", className: "AppCoordinator"),
      .coordinatorMade(NodeID(8), name: "step", className: "StepCoordinator"),
      .coordinatorMade(NodeID(9), name: "step", className: "StepCoordinator"),
      .coordinatorChildren(of: NodeID(7), [NodeID(9), NodeID(8)]),
      .coordinatorShows(NodeID(8), NodeID(2)), .coordinatorShows(NodeID(9), nil),
      .coordinatorDone(NodeID(9)), .unknown(NodeID(1), [.phase, .window]),
      .unknown(NodeID(3), .frame), .unknown(NodeID(1), []),
      .coordinatorChildren(of: NodeID(7), [NodeID(8)]),
      .released(NodeID(9)),
    ]
    + AppearancePhase.allCases.flatMap {
      [.phase(NodeID(1), $0, isAnimated: true), .phase(NodeID(2), $0, isAnimated: false)]
    }
    + properties.map { .property(NodeID(3), $0) } + animations.map { .animationBegan($0) }
    + [.animationEnded(2), .animationEnded(-1), .released(NodeID(6)), .released(NodeID(5))]

  static let callbacks: [Callback] =
    [
      .loadView, .viewDidLoad, .willMove(toParent: NodeID(1)), .willMove(toParent: nil),
      .didMove(toParent: NodeID(1)), .didMove(toParent: nil), .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .updateViewConstraints,
      .viewWillTransition(to: CGSize(width: 844, height: 390)),
      .willTransition(to: TraitCollection()),
      .willTransition(to: TraitCollection(screenWidth: 1024, height: 768)),
      .willTransition(
        to: TraitCollection(verticalSizeClass: .compact, userInterfaceStyle: .dark)),
      .traitCollectionDidChange, .preferredContentSizeDidChange(NodeID(2)),
      .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload,
    ]
    + [true, false].flatMap {
      [
        .viewWillAppear(animated: $0), .viewIsAppearing(animated: $0),
        .viewDidAppear(animated: $0), .viewWillDisappear(animated: $0),
        .viewDidDisappear(animated: $0),
      ] as [Callback]
    }
    + InterfaceOrientation.allCases.flatMap {
      [.willRotate(to: $0), .willAnimateRotation(to: $0), .didRotate(from: $0)] as [Callback]
    }

  static let messages: [Event.DelegateMessage] = [
    .willShow, .didShow, .shouldSelect, .didSelect, .willTransition, .didFinishAnimating,
    .collapseSecondary, .separateSecondary, .shouldDismiss, .willDismiss, .didDismiss,
    .didAttemptToDismiss,
  ]

  static let methods: [Event.Method] = [
    .addChild, .removeFromParent, .transition, .beginAppearanceTransition,
    .endAppearanceTransition, .addSubview, .insertSubview, .removeFromSuperview,
    .bringSubviewToFront, .setRootViewController,
  ]

  static let kinds: [Event.Kind] =
    callbacks.map { .callback($0) }
    + messages.flatMap { [.delegate($0, NodeID(2)), .delegate($0, nil)] as [Event.Kind] }
    + methods.flatMap { [.call($0, NodeID(2)), .call($0, nil)] as [Event.Kind] }
    + [.transition, .present, .dismiss].flatMap {
      [.completion($0, finished: true), .completion($0, finished: false)] as [Event.Kind]
    }
    + [.gone, .settled]

  static let diagnostics = [
    Diagnostic(
      id: "H1", kind: .exception, subject: NodeID(1), participants: [NodeID(1), NodeID(2)],
      message: "No,\nnot so", remedy: "So.", line: 12),
    Diagnostic(id: "U2", kind: .warning, subject: nil, participants: [], message: "", remedy: nil),
    Diagnostic(
      id: "D05", kind: .lint, subject: NodeID(2), participants: [NodeID(2)], message: "Well",
      reason: "Because.", remedy: nil, calls: [0, .max], correctedOrder: ["a.b()", ""], line: -1),
  ]

  /// Each case of everything at least once, and changes that no event has followed.
  static var everyCase: Recording {
    var recording = Recording()
    for (index, change) in changes.enumerated() {
      recording.append(change)
      if index % 3 == 0 {
        recording.append(.settled, by: nil, at: Instant(milliseconds: index), turn: 1)
      }
    }
    for (index, kind) in kinds.enumerated() {
      let instant = Instant(nanoseconds: 1_000_000_000 + Int64(index * index))
      recording.append(kind, by: NodeID(Int32(index % 7)), at: instant, turn: Int32(index / 2))
    }
    let last = Instant(seconds: 4e9)
    for diagnostic in diagnostics { recording.append(diagnostic, at: last, turn: .max) }
    recording.append(call: "push(#2)", of: NodeID(1), at: last, turn: .min)
    recording.append(log: "Hello", at: last, turn: 0)
    recording.append(log: "", at: Instant(nanoseconds: -5), turn: 0)
    recording.append(.log(1), by: nil, at: .zero, turn: 0)
    recording.append(.title(NodeID(1), "no event yet"))
    recording.append(.property(NodeID(3), .alpha(0.25)))
    return recording
  }

  /// A random history in which, as in a live one, nodes are counted up and form a forest.
  static func random(seed: UInt64, events: Int) -> Recording {
    var random = SeededGenerator(seed: seed)
    var recording = Recording()
    var (count, instant) = (Int32(0), Instant.zero)
    for index in 0..<events {
      for _ in 0..<random.number(below: 4) {
        if random.isOnce(in: 4) || count < 4 {
          count += 1
          let id = NodeID(count)
          recording.append(
            random.isOnce(in: 2)
              ? .controllerMade(id, name: "c\(id)", className: "ViewController")
              : .viewMade(id, name: "v\(id)", className: "View"))
        } else if let change = change(in: recording.latest, &random, upTo: count) {
          recording.append(change)
        }
      }
      if random.isOnce(in: 3) { instant = instant.advanced(by: random.fraction()) }
      let turn = Int32(index / 3)
      switch random.number(below: 12) {
      case 0: recording.append(log: "line \(index)", at: instant, turn: turn)
      case 1:
        let diagnostic = diagnostics[random.number(below: diagnostics.count)]
        recording.append(diagnostic, at: instant, turn: turn)
      case 2:
        recording.append(call: "call(\(index))", of: NodeID(count), at: instant, turn: turn)
      default:
        let kind = kinds[random.number(below: kinds.count)]
        recording.append(kind, by: NodeID(count), at: instant, turn: turn)
      }
    }
    return recording
  }

  private static func change(
    in state: HierarchyState, _ random: inout SeededGenerator, upTo count: Int32
  ) -> Change? {
    let child = 2 + random.number(below: Int(count) - 1)
    // A container is always older than what it holds, so nothing comes to hold itself.
    let container = NodeID(Int32(1 + random.number(below: child - 1)))
    let node = NodeID(Int32(child))
    let other: NodeID? = random.isOnce(in: 4) ? nil : container
    if state.controllers[node] != nil {
      switch random.number(below: 7) {
      case 0, 1: return .parent(node, other)
      case 2: return .presenting(node, by: other)
      case 3: return .title(node, random.isOnce(in: 3) ? nil : "title \(container)")
      case 4:
        let children = state.controllers[node]?.children ?? []
        return .childOrder(of: node, children.shuffled(using: &random))
      case 5: return .released(node)
      default:
        let phases = AppearancePhase.allCases
        return .phase(node, phases[random.number(below: phases.count)], isAnimated: true)
      }
    }
    guard state.views[node] != nil else { return nil }
    switch random.number(below: 5) {
    case 0: return .superview(node, other, index: Int32(random.number(below: 5)))
    case 1: return .view(of: container, node)
    case 2: return .rootViewController(window: node, other)
    case 3: return .animationBegan(animations[random.number(below: animations.count)])
    default: return .property(node, properties[random.number(below: properties.count)])
    }
  }
}
