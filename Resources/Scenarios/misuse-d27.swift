// Misuse: a controller that is kept when it is done
//
// Pages are added to the list of open pages and never removed: a removed page lives on.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

var openPages: [ViewController] = []

func openAndClose() {
    let page = ViewController("page")
    openPages.append(page)
    root.addChild(page)
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
    simulation.turn()

    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    simulation.expectEnd(of: page, by: root)
}

openAndClose()
simulation.turn()
print(openPages.count)
