// A list beside its details where there is room, and above them where there is not.

import Containers

class Master: ViewController {
    func choose(_ name: String) {
        showDetailViewController(ViewController(name), sender: self)
    }
}

let master = Master("master")
let navigation = NavigationController("navigation", rootViewController: master)
let split = SplitViewController("split")
split.viewControllers = [navigation, ViewController("empty")]
window.rootViewController = split
simulation.turn()

master.choose("first")
simulation.finishAnimations()
print(split.viewControllers)

split.collapse()
simulation.finishAnimations()
master.choose("second")
simulation.finishAnimations()
print(navigation.viewControllers)
