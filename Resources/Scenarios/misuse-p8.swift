// Misuse: partialCurl on a non-full-screen presenter
//
// A page can curl away only from something that fills the screen. The call is refused.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let page = ViewController("page")
page.modalPresentationStyle = .overFullScreen
page.modalTransitionStyle = .partialCurl
root.present(page, animated: true)
simulation.finishAnimations()
