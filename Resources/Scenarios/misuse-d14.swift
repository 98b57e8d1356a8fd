// Misuse: an override that does not call super
//
// What UIKit does in the method of the superclass does not happen.

import Containers

class Silent: ViewController {
    override func viewWillAppear(_ animated: Bool) {
        print("nobody else hears of this")
    }
}

window.rootViewController = Silent("silent")
simulation.turn()
