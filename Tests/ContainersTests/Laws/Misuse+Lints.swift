import Containers
import Samples

/// The misuses that only lints know.
extension Misuse {
  static var ofLints: [Misuse] {
    [
      Misuse("D01") { $0.root.view.addSubview($0.make("C").view) },
      Misuse("D05") { stage in
        let child = stage.make("C")
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
      },
      Misuse("D06") { stage in
        let child = stage.child("C")
        child.view.removeFromSuperview()
        child.removeFromParent()
      },
      Misuse("D07") { stage in
        let child = stage.make("C")
        child.willMove(toParent: stage.root)
        stage.embed(child, in: stage.root)
      },
      // From iOS 16 on UIKit warns of the same call.
      Misuse("D08", with: { $0.reportsDirectCallbacks ? ["U2"] : [] }) { stage in
        let child = stage.make("C")
        stage.root.addChild(child)
        child.viewWillAppear(false)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
      },
      // The lint explains UIKit's exception.
      Misuse("D10", with: ["T1"]) { stage in
        stage.root.transition(from: nil, to: stage.child("C"), duration: 0.2)
      },
      Misuse("D11") { stage in
        let child = stage.child("C")
        child.willMove(toParent: nil)
        child.removeFromParent()
      },
      Misuse("D12") { stage in
        let child = stage.make("C")
        stage.root.addChild(child)
        child.didMove(toParent: stage.root)
        stage.root.view.addSubview(child.view)
      },
      Misuse("D13") { stage in
        stage.root.view.addSubview(View("bar"))
        stage.exchange(stage.child("C"), for: stage.make("D"))
        stage.settle()
      },
      Misuse("D14") { stage in
        let deaf = stage.show(Deaf("deaf"))
        stage.settle()
        deaf.view.setNeedsLayout()
      },
      Misuse("D15") { stage in
        stage.embed(stage.make("C"), in: stage.show(Manual("M")))
      },
      Misuse("D16") { stage in
        let container = Reaching("M")
        let child = stage.make("C")
        child.view.addSubview(View("inner"))
        stage.embed(child, in: container)
        _ = stage.show(container)
      },
      Misuse("D17") { stage in
        let stack = SKNavigationController("S", rootViewController: Climbing("C"))
        _ = stage.show(stack)
      },
      Misuse("D18") { stage in
        let (outer, child) = (stage.child("C"), stage.make("D"))
        outer.view.frame = CGRect(x: 0, y: 20, width: 320, height: 440)
        stage.embed(child, in: outer)
        child.view.center = outer.view.center
      },
      Misuse("D19") { stage in
        let (button, cover) = (Button("button", title: "Tap"), View("cover"))
        (button.frame, cover.frame) = (stage.window.bounds, stage.window.bounds)
        button.onTap = {}
        stage.root.view.addSubview(button)
        stage.root.view.addSubview(cover)
        stage.window.reportUnreachableViews()
      },
      Misuse("D20") { stage in
        let observer = ViewController("O")
        stage.simulation.noteObservation(of: stage.root, by: observer, what: "place", isOn: true)
      },
      Misuse("D21") { stage in
        let (root, simulation) = (stage.root, stage.simulation)
        func tell() { simulation.tellObserver(of: root, what: "place", tell) }
        tell()
      },
      Misuse("D22") { stage in
        let old = stage.child("C")
        stage.exchange(old, for: stage.make("D"), duration: 0.4)
        stage.simulation.advance(by: 0.1)
        old.view.removeFromSuperview()
      },
      Misuse("D23") { stage in
        // A container that is asked to pop its last says so like this.
        stage.simulation.report(.popOfLast(of: stage.root, count: 1))
      },
      Misuse("D24") { stage in
        stage.simulation.after(0.1, unowned: ViewController("O")) { $0.title = "late" }
        stage.settle()
      },
      Misuse("D25") { stage in stage.show(Drawer("drawer")).open() },
      Misuse("D27") { $0.simulation.expectEnd(of: $0.make("C")) },
      Misuse("D28") { stage in
        for number in 0..<13 {
          let child = stage.make("C\(number)")
          stage.root.addChild(child)
          child.view.frame = CGRect(x: 0, y: 100 * number, width: 320, height: 100)
          stage.root.view.addSubview(child.view)
          child.didMove(toParent: stage.root)
        }
      },
      Misuse("D26") { stage in
        stage.simulation.report(
          .droppedConstraints(["a.width == 375 (750)"], of: stage.root, against: "width == 320"))
      },
      Misuse("D29") { stage in
        stage.simulation.report(
          .earlySize(.zero, of: stage.root, in: "init", final: stage.window.bounds.size))
      },
      Misuse("D31") { stage in
        let child = stage.make("C")
        stage.embed(child, in: stage.show(Manual("M")))
        child.beginAppearanceTransition(true, animated: true)
        stage.simulation.finish()
      },
      Misuse("D32") { stage in
        stage.child("C").view.removeFromSuperview()
        stage.simulation.finish()
      },
      Misuse("D33") { _ = $0.show(Late("late")) },
      Misuse("D35") { stage in
        let child = stage.make("C")
        stage.root.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        child.endAppearanceTransition()
      },
      Misuse("D36", in: [.ios17]) { stage in
        _ = stage.show(stage.simulation.make(with: Stiff()) { ViewController("stiff") })
        stage.window.rotate()
      },
      Misuse("D37", in: [.ios13, .ios17]) { stage in
        stage.root.present(stage.make("M"), animated: true)
        stage.settle()
        stage.root.dismiss(animated: true)
        stage.root.dismiss(animated: true)
      },
      Misuse("D38", in: [.ios8, .ios13, .ios17]) { stage in
        stage.root.present(stage.make("M"), animated: false)
        stage.settle()
        _ = stage.show(stage.make("R"))
        stage.simulation.finish()
      },
      Misuse("D30", in: [.ios6, .ios8, .ios13, .ios17]) { stage in
        stage.window.supportedInterfaceOrientations = .portrait
        _ = stage.show(Lying("lying"))
      },
    ]
  }
}

extension MisuseStage {
  /// Exchanges two children of the root with a flip, by the book.
  fileprivate func exchange(
    _ old: ViewController, for new: ViewController, duration: Double = 0.2
  ) {
    root.addChild(new)
    old.willMove(toParent: nil)
    root.transition(
      from: old, to: new, duration: duration, options: .transitionFlipFromTop, animations: nil
    ) { [root] _ in
      new.didMove(toParent: root)
      old.removeFromParent()
    }
  }
}

/// A controller that keeps one callback to itself.
private final class Deaf: ViewController {
  override func viewDidAppear(_ animated: Bool) {}
}

/// A container that changes a view of its child.
private final class Reaching: ViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    children.first?.view.subviews.first?.alpha = 0.5
  }
}

/// A page with a reference to its own stack.
private final class Climbing: ViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let stack = parent as? SKNavigationController else { return }
    stack.pushViewController(ViewController("next"), animated: true)
  }
}

/// A container that adds its page in the first layout.
private final class Late: ViewController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard children.isEmpty else { return }
    let page = ViewController("page")
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}

/// A script's class that does not want to turn.
private final class Stiff: Behaviour {
  let className = "Stiff"
  func overrides(_ signature: String) -> Bool { signature == "shouldAutorotate" }
  func call(_ signature: String, of receiver: AnyObject, _ arguments: [Value]) -> Value {
    .bool(false)
  }
}

/// A controller that does not support portrait.
private final class Lying: ViewController {
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .landscape }
}

/// A controller whose layout knows nothing of the place that an animation gives its card.
private final class Drawer: ViewController {
  private let card = View("card")
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    card.frame = CGRect(x: 0, y: 400, width: 320, height: 300)
  }
  func open() {
    View.animate(withDuration: 0.3) { card.frame.origin.y = 100 }
    view.setNeedsLayout()
  }
}
