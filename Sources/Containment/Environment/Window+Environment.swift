/// A window's size and traits, and changes of them.
extension Window {
  /// The traits of the window, from its size and its `traitOverrides`.
  ///
  /// UIKit: `traitCollection`, since iOS 8.
  public var traits: TraitCollection { traits(for: bounds.size) }

  /// Overrides of the traits derived from the size, such as a dark style.
  ///
  /// Controllers whose traits change receive `willTransition(to:with:)` before and
  /// `traitCollectionDidChange(_:)` after.
  ///
  /// UIKit: `overrideUserInterfaceStyle`, since iOS 13, and `traitOverrides`, since iOS 17.
  public var traitOverrides: TraitCollection {
    get { storedTraitOverrides }
    set {
      guard newValue != storedTraitOverrides else { return }
      simulation.log(call: "traitOverrides = \(newValue.callText)", by: id)
      let size = sizeToCome
      let next = screenTraits(for: size).overlaid(with: newValue)
      change(to: size, traits: next, duration: 0) {
        storedTraitOverrides = newValue
        simulation.note(.windowTraits(id, newValue))
      }
    }
  }

  func traits(for size: CGSize) -> TraitCollection {
    screenTraits(for: size).overlaid(with: storedTraitOverrides)
  }

  private func screenTraits(for size: CGSize) -> TraitCollection {
    TraitCollection(screenWidth: size.width, height: size.height)
  }

  /// Changes the size of the window.
  ///
  /// From iOS 8 on the root controller, and the controllers presented over it, receive
  /// `willTransition(to:with:)` if their traits change, then `viewWillTransition(to:with:)`. Then
  /// frames, layout and alongside animations follow, animated or immediately. Non-positive sizes
  /// are ignored.
  ///
  /// An addition to UIKit; simulates the user or the system resizing a window.
  public func resize(to size: CGSize, animated: Bool = false) {
    simulation.log(call: "resize(to: \(size.traceText), animated: \(animated))", by: id)
    guard size != sizeToCome, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return }
    let duration = animated && rootViewController != nil ? Self.rotationDuration : 0
    change(to: size, traits: traits(for: size), duration: duration)
  }

  /// The window's size after an announced change, or its current size.
  var sizeToCome: CGSize { announcedSize ?? bounds.size }

  /// Announces a change and returns its number.
  func announce(_ size: CGSize) -> Int {
    announcedSize = size
    changeCount += 1
    return changeCount
  }

  /// Whether a change is still the latest; if so, it is no longer announced.
  func isLastWord(_ number: Int) -> Bool {
    guard changeCount == number else { return false }
    announcedSize = nil
    return true
  }

  /// Sets the window's size and updates presented views.
  func take(_ size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
    for controller in treeRoots { controller.fitPresentation() }
  }

  /// Announces a change, makes it, lays out, and runs the coordinator's blocks.
  ///
  /// If a callback starts another change, that one determines the size; `body` always runs.
  func change(
    to size: CGSize, traits: TraitCollection, duration: Double, _ body: () -> Void = {}
  ) {
    let isResized = size != sizeToCome
    let number = announce(size)
    guard simulation.profile.hasAdaptivity else {
      simulation.animate(duration: duration) {
        body()
        take(size)
        layoutIfNeeded()
      } completion: { _ in
      }
      return
    }
    let coordinator = TransitionCoordinator(duration: duration)
    let companions = ViewController.Companions(coordinator: coordinator)
    TraitChange.prepare(treeRoots)
    for controller in treeRoots {
      let share = controller.traits(inheriting: traits)
      guard share != controller.traitCollection else { continue }
      controller.tell(.willTransition(to: share), companions)
    }
    if isResized {
      for controller in treeRoots {
        guard let share = controller.nextSize(inWindowOf: size) else { continue }
        controller.tell(.viewWillTransition(to: share), companions)
      }
    }
    simulation.animate(duration: duration) {
      body()
      if isLastWord(number) { take(size) }
      TraitChange.announce(to: treeRoots)
      layoutIfNeeded()
      coordinator.runAlongside()
    } completion: { _ in
      coordinator.runCompletions()
    }
  }

  /// The root controller, then the controllers presented over it: all controllers without a parent.
  var treeRoots: [ViewController] {
    var roots = rootViewController.map { [$0] } ?? []
    var index = 0
    while index < roots.count {
      collectPresented(in: roots[index], into: &roots)
      index += 1
    }
    return roots
  }

  private func collectPresented(
    in controller: ViewController, into roots: inout [ViewController]
  ) {
    if let presented = controller.presentedOverIt, !roots.contains(where: { $0 === presented }) {
      roots.append(presented)
    }
    for child in controller.children { collectPresented(in: child, into: &roots) }
  }
}

/// The key window.
extension Window {
  /// Whether the window receives keyboard input; initially the first window.
  ///
  /// UIKit: `isKeyWindow`, since iOS 2.
  public var isKeyWindow: Bool {
    (simulation.environment.keyWindow ?? simulation.windows.first) === self
  }

  /// Makes the window the key window.
  ///
  /// UIKit: `makeKey()`, since iOS 2.
  public func makeKey() {
    simulation.log(call: "makeKey()", by: id)
    becomeKey()
  }

  /// Shows the window and makes it the key window.
  ///
  /// A window is visible from the start, unless it was hidden. UIKit: `makeKeyAndVisible()`, since
  /// iOS 2.
  public func makeKeyAndVisible() {
    simulation.log(call: "makeKeyAndVisible()", by: id)
    isHidden = false
    becomeKey()
  }

  private func becomeKey() {
    guard simulation.environment.keyWindow !== self else { return }
    simulation.environment.keyWindow = self
    simulation.note(.keyWindow(id))
  }
}

extension TraitCollection {
  /// The traits in a trace's call text, such as "compact x regular, dark".
  var callText: String { "\(traceText), \(userInterfaceStyle.rawValue)" }
}
