// A drawer that slides in from the left; the container forwards appearance itself, so that a
// drawer half open can still change its mind.

import Containers

class DrawerContainer: ViewController {
    let main: ViewController
    let drawer: ViewController
    private let width = 280.0
    private var isOpen = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    init(main: ViewController, drawer: ViewController) {
        self.main = main
        self.drawer = drawer
        super.init("container")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(main)
        main.view.frame = view.bounds
        view.addSubview(main.view)
        main.didMove(toParent: self)
        addChild(drawer)
        drawer.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        main.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        main.endAppearanceTransition()
    }

    func open() {
        if isOpen { return }
        isOpen = true
        drawer.beginAppearanceTransition(true, animated: true)
        drawer.view.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
        view.addSubview(drawer.view)
        View.animate(withDuration: 0.3, animations: {
            self.drawer.view.frame.origin.x = 0
            self.main.view.frame.origin.x = self.width
        }, completion: { _ in
            self.drawer.endAppearanceTransition()
        })
    }

    func close() {
        if !isOpen { return }
        isOpen = false
        drawer.beginAppearanceTransition(false, animated: true)
        View.animate(withDuration: 0.3, animations: {
            self.drawer.view.frame.origin.x = -self.width
            self.main.view.frame.origin.x = 0
        }, completion: { _ in
            self.drawer.view.removeFromSuperview()
            self.drawer.endAppearanceTransition()
        })
    }
}

let container = DrawerContainer(main: ViewController("main"), drawer: ViewController("drawer"))
window.rootViewController = container
simulation.turn()

container.open()
simulation.finishAnimations()
container.close()
simulation.finishAnimations()
