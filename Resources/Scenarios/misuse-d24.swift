// Misuse: an answer that comes too late
//
// The page makes a request that takes a second and does not retain itself for it. It is popped
// before the answer comes.

import Containers

class Page: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        simulation.after(1, unowned: self) { page in
            page.title = "Loaded"
        }
    }
}

func openAndLeave() {
    window.rootViewController = Page("page")
    simulation.turn()
    window.rootViewController = ViewController("next")
    simulation.turn()
}

openAndLeave()
simulation.finishAnimations()
