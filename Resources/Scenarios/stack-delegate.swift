// Callbacks of a push
//
// The delegate is called after the appearance callbacks, once at the beginning and once at the very
// end.

import Containers

class Watcher: NavigationControllerDelegate {
    func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController,
        animated: Bool
    ) {
        print("will show \(viewController)")
    }

    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController,
        animated: Bool
    ) {
        print("did show \(viewController)")
    }
}

let watcher = Watcher()
let navigation = NavigationController("navigation", rootViewController: ViewController("a"))
navigation.delegate = watcher
window.rootViewController = navigation
simulation.turn()

navigation.pushViewController(ViewController("b"), animated: true)
simulation.finishAnimations()
