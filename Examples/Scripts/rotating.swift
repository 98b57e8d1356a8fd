// Two panes that lie side by side in landscape and above each other upright.

import Containers

class Panes: ViewController {
    let first = ViewController("first")
    let second = ViewController("second")

    override func viewDidLoad() {
        super.viewDidLoad()
        for pane in [first, second] {
            addChild(pane)
            view.addSubview(pane.view)
            pane.didMove(toParent: self)
        }
        place(in: view.bounds.size)
    }

    override func size(
        forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
    ) -> CGSize {
        return frames(in: size)[child === first ? 0 : 1].size
    }

    override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.place(in: size)
        }, completion: { _ in
            print("settled at \(self.first.view.frame)")
        })
    }

    private func frames(in size: CGSize) -> [CGRect] {
        let isWide = size.width > size.height
        let pane = isWide
            ? CGSize(width: size.width / 2, height: size.height)
            : CGSize(width: size.width, height: size.height / 2)
        let offset = isWide ? CGPoint(x: pane.width, y: 0) : CGPoint(x: 0, y: pane.height)
        return [CGRect(origin: .zero, size: pane), CGRect(origin: offset, size: pane)]
    }

    private func place(in size: CGSize) {
        let places = frames(in: size)
        first.view.frame = places[0]
        second.view.frame = places[1]
    }
}

window.rootViewController = Panes("panes")
simulation.turn()
window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
