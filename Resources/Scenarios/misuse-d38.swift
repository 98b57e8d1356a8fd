// Misuse: a root replaced below what it presents
//
// A user signs out and is shown another root. The sheet of the old one stays in the window, behind
// the new root, and nothing that is on screen can dismiss it any more.

import Containers

let home = ViewController("home")
let sheet = ViewController("sheet")
window.rootViewController = home
simulation.turn()

home.present(sheet, animated: false)
simulation.turn()

window.rootViewController = ViewController("login")
simulation.turn()
