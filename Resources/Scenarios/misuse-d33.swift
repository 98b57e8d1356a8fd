// Misuse: a page that is added during layout
//
// The container knows its size in viewWillLayoutSubviews, and adds its page there. It is appearing
// by then: until iOS 12 the page never receives viewWillAppear.

import Containers

simulation.profile = .ios8

class Pager: ViewController {
    let page = ViewController("page")

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard page.parent == nil else { return }
        addChild(page)
        page.view.frame = view.bounds
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}

window.rootViewController = Pager("pager")
simulation.turn()
