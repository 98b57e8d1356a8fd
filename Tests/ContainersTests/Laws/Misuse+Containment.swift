import Containers

/// The misuses of children, appearances, transitions and views.
extension Misuse {
  static var ofContainment: [Misuse] {
    [
      Misuse("C1") { $0.root.addChild($0.root) },
      Misuse("C2") { stage in
        let shown = stage.make("M")
        stage.root.present(shown, animated: false)
        stage.settle()
        stage.root.addChild(shown)
      },
      Misuse("S1") { stage in
        let stranger = Simulation().make { ViewController("S") }
        stage.kept.append(stranger)
        stage.root.addChild(stranger)
      },
      Misuse("H1") { stage in
        let (child, other) = (stage.child("C"), stage.child("Q"))
        other.view.addSubview(child.view)
      },
      Misuse("H2") { stage in
        let child = stage.child("C", of: stage.child("Q"))
        stage.make("R").addChild(child)
      },
      Misuse("H3", in: Profile.allCases.filter { $0 != .ios5 }) { stage in
        let (child, other) = (stage.child("C"), stage.make("Q"))
        other.view = child.view
      },
      Misuse("T1") { stage in
        let (child, stranger) = (stage.child("C"), stage.make("S"))
        stage.root.transition(from: child, to: stranger, duration: 0.2)
      },
      Misuse("T2") { stage in
        let manual = stage.show(Manual("M"))
        let (a, b) = (stage.make("a"), stage.make("b"))
        for child in [a, b] { relayed(child, in: manual) }
        manual.transition(from: a, to: b, duration: 0.2)
      },
      Misuse("T3") { stage in
        let (a, b) = (stage.make("a"), stage.make("b"))
        for child in [a, b] {
          stage.root.addChild(child)
          child.didMove(toParent: stage.root)
        }
        stage.root.transition(from: a, to: b, duration: 0.2)
      },
      Misuse("U1") { $0.child("C").endAppearanceTransition() },
      Misuse("U2", in: [.ios17]) { stage in
        // In a container that forwards manually; elsewhere it is D08, too.
        let child = stage.make("C")
        let manual = stage.show(Manual("M"))
        manual.addChild(child)
        child.view.isHidden = true
        manual.view.addSubview(child.view)
        child.didMove(toParent: manual)
        child.viewWillAppear(false)
      },
      Misuse("V1") { stage in
        let empty = Empty("E")
        stage.kept.append(empty)
        empty.loadViewIfNeeded()
      },
      Misuse("V2") { $0.root.view.addSubview($0.root.view) },
      Misuse("L1") { stage in stage.again() },
      Misuse("E1", in: [.ios8, .ios13, .ios17]) { stage in
        stage.root.setOverrideTraitCollection(
          TraitCollection(userInterfaceStyle: .dark), forChild: stage.make("C"))
      },
      Misuse("E2", in: [.ios5, .ios6]) { $0.root.show($0.make("C"), sender: nil) },
    ]
  }

  /// Brings a child in by hand, with both halves of its appearance.
  static func relayed(_ child: ViewController, in manual: ViewController) {
    manual.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    manual.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: manual)
  }
}

extension MisuseStage {
  /// Does the same in the next turn, which never ends so.
  fileprivate func again() { simulation.after(0) { [self] in again() } }
}

/// A container that forwards manually.
final class Manual: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A controller that makes no view.
private final class Empty: ViewController {
  override func loadView() {}
}
