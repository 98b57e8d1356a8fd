// The old and busted way
//
// Views are hidden and shown and the callbacks called by hand, as before iOS 5. No controller is a
// child: the parent is nil, and neither memory warnings nor rotations arrive.

import Containers

class Busted: ViewController {
    var viewControllers: [ViewController] = []
    var selected: ViewController?

    func select(_ index: Int) {
        selected?.viewWillDisappear(false)
        selected?.view.isHidden = true
        selected?.viewDidDisappear(false)

        let controller = viewControllers[index]
        selected = controller
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
        controller.viewWillAppear(false)
        controller.view.isHidden = false
        controller.viewDidAppear(false)
    }
}

let busted = Busted("busted")
busted.viewControllers = [ViewController("a"), ViewController("b")]
window.rootViewController = busted
simulation.turn()

busted.select(0)
simulation.turn()
busted.select(1)
simulation.turn()

print(busted.viewControllers[1].parent == nil)
simulation.sendMemoryWarning()
