// A sheet comes and goes
//
// The presenter stays visible behind a sheet, so it receives nothing at all.

import Containers

let root = ViewController("root")
let sheet = ViewController("sheet")

window.rootViewController = root
simulation.turn()

sheet.modalPresentationStyle = .pageSheet
root.present(sheet, animated: true)
simulation.finishAnimations()

sheet.dismiss(animated: true)
simulation.finishAnimations()
