// Misuse: two pages for one place
//
// One page is shown at a time, so one controller must be given.

import Containers

let pages = PageViewController("pages")
pages.setViewControllers([ViewController("a")], direction: .forward, animated: false)
window.rootViewController = pages
simulation.turn()

pages.setViewControllers(
    [ViewController("b"), ViewController("c")], direction: .forward, animated: true)
simulation.finishAnimations()
