// Misuse: a parent that rearranges its child
//
// A container places the root view of its child and talks to it through its methods. Here it
// reaches below that view and moves what is the child's own affair.

import Containers

class Meddler: ViewController {
    let child = ViewController("child")
    let label = Label("label")

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        child.view.addSubview(label)
    }
}

window.rootViewController = Meddler("meddler")
simulation.turn()
