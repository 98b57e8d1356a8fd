// Dismiss what was presented full screen
//
// The references are cleared only at the end; until then each controller still references the
// other.

import Containers

let root = ViewController("root")
let modal = ViewController("modal")

window.rootViewController = root
modal.modalPresentationStyle = .fullScreen
root.present(modal, animated: false)
simulation.turn()

root.dismiss(animated: true) {
    print("dismissed")
}
simulation.finishAnimations()
