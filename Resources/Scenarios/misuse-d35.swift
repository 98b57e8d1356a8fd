// Misuse: begin and end with automatic forwarding
//
// The strip begins and ends the appearance of its page by hand, and UIKit forwards it as well: on a
// device viewDidAppear may come twice.

import Containers

let strip = ViewController("strip")
window.rootViewController = strip
simulation.turn()

let page = ViewController("page")
strip.addChild(page)
page.beginAppearanceTransition(true, animated: false)
page.view.frame = strip.view.bounds
strip.view.addSubview(page.view)
page.didMove(toParent: strip)
page.endAppearanceTransition()
simulation.turn()
