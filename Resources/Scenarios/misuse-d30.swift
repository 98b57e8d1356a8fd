// Misuse: no orientation in common
//
// The root allows nothing that the application allows.

import Containers

class Sideways: ViewController {
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .portraitUpsideDown }
}

window.rootViewController = Sideways("sideways")
simulation.turn()
