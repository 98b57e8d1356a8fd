// The flip of Tunnel, as objc.io published it
//
// Two plain views hold the two halves, so that a flip turns only its own half. After objc.io
// issue 1, "View Controller Containment" (2013).

import Containers

class Root: ViewController {
    let topContainer = View("topContainer")
    let bottomContainer = View("bottomContainer")
    let startMap = ViewController("startMap")
    let targetMap = ViewController("targetMap")
    let startGeo = ViewController("startGeo")

    override func viewDidLoad() {
        super.viewDidLoad()
        topContainer.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        bottomContainer.frame = CGRect(x: 0, y: 444, width: 390, height: 400)
        view.addSubview(topContainer)
        view.addSubview(bottomContainer)
        show(startMap, in: topContainer)
        show(targetMap, in: bottomContainer)
    }

    func show(_ map: ViewController, in container: View) {
        addChild(map)
        map.view.frame = container.bounds
        container.addSubview(map.view)
        map.didMove(toParent: self)
    }

    func flip(from old: ViewController, to new: ViewController, _ direction: AnimationOptions) {
        new.view.frame = old.view.bounds
        addChild(new)
        old.willMove(toParent: nil)
        transition(
            from: old, to: new, duration: 0.2, options: [direction, .curveEaseIn], animations: nil
        ) { finished in
            new.didMove(toParent: self)
            old.removeFromParent()
        }
    }
}

let root = Root("root")
window.rootViewController = root
simulation.turn()

root.flip(from: root.startMap, to: root.startGeo, .transitionFlipFromTop)
simulation.finishAnimations()
