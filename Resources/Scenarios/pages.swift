// Pages that scroll
//
// The new page receives its callbacks first. Afterwards only the visible page is a child.

import Containers

let pages = PageViewController("pages")
pages.setViewControllers([ViewController("a")], direction: .forward, animated: false)
window.rootViewController = pages
simulation.turn()

pages.setViewControllers([ViewController("b")], direction: .forward, animated: true)
simulation.finishAnimations()
pages.setViewControllers([ViewController("c")], direction: .reverse, animated: true)
simulation.finishAnimations()
