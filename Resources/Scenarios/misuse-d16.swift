// Misuse: a parent that rearranges its child
//
// A container places the root view of its child and talks to it through its methods. Here it
// reaches below that view and moves what is the child's own affair.

import Containers

class Child: ViewController {
    let label = Label("label")

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 350, height: 44)
        view.addSubview(label)
    }
}

class Meddler: ViewController {
    let child = Child("child")

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        child.label.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    }
}

window.rootViewController = Meddler("meddler")
simulation.turn()
