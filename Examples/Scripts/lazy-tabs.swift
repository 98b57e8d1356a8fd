// Apple's tabs, with a delegate, and controllers that say when they are loaded.

import Containers

class Tab: ViewController {
    lazy var greeting: String = {
        print("\(self) makes its greeting")
        return "I am \(self.name)"
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        print(greeting)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(greeting.uppercased())
    }
}

class Watcher: TabBarControllerDelegate {
    var refused: Set<String> = ["b"]

    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
        return !refused.contains(viewController.name)
    }

    func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
        print("now \(viewController)")
    }
}

let watcher = Watcher()
let tabs = TabBarController("tabs", viewControllers: [Tab("a"), Tab("b"), Tab("c")])
tabs.delegate = watcher
window.rootViewController = tabs
simulation.turn()

for index in [1, 2, 0] {
    tabs.tap(index)
    simulation.turn()
}
tabs.selectedIndex = 1
simulation.turn()
