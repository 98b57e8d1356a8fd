// Misuse: dismissed a second time
//
// From iOS 13 on the second call goes to the presenter of its receiver. The root has none, so the
// call is dropped, and its completion never runs.

import Containers

let root = ViewController("root")
let sheet = ViewController("sheet")
window.rootViewController = root
simulation.turn()

root.present(sheet, animated: false)
simulation.turn()

root.dismiss(animated: true)
root.dismiss(animated: true) {
    print("never printed")
}
simulation.finishAnimations()
