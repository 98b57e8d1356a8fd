// Pages that scroll
//
// The new page is told first. Afterwards only the page on show is a child.

import Containers

let pages = PageViewController("pages")
pages.setViewControllers([ViewController("a")], direction: .forward, animated: false)
window.rootViewController = pages
simulation.turn()

pages.setViewControllers([ViewController("b")], direction: .forward, animated: true)
simulation.finishAnimations()
pages.setViewControllers([ViewController("c")], direction: .reverse, animated: true)
simulation.finishAnimations()
