// Present full screen
//
// A presented controller has no parent. The presenter's view leaves the window once it is covered,
// so the presenter disappears.

import Containers

let root = ViewController("root")
let modal = ViewController("modal")

window.rootViewController = root
simulation.turn()

modal.modalPresentationStyle = .fullScreen
root.present(modal, animated: true) {
    print("presented")
}
simulation.finishAnimations()
