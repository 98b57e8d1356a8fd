// A custom tab bar controller
//
// All controllers are children from the start and are loaded when they are first shown; a switch
// only exchanges views. After Soroush Khanlou's SKTabBarController.

import Containers

class Tabs: ViewController {
    var selected: ViewController?

    init(_ name: String, _ controllers: [ViewController]) {
        super.init(name)
        for controller in controllers {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        select(0)
    }

    func select(_ index: Int) {
        let controller = children[index]
        if controller === selected { return }
        selected?.view.removeFromSuperview()
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
        selected = controller
    }
}

let a = ViewController("a")
let b = ViewController("b")
let tabs = Tabs("tabs", [a, b])

window.rootViewController = tabs
simulation.turn()

tabs.select(1)
simulation.turn()
