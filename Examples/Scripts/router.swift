// Deep links: a path says which controllers are to lie on the stack, and only the difference is
// pushed or popped.

import Containers

struct Route {
    let path: [String]

    init(_ text: String) {
        path = text.split(separator: "/").map { String($0) }
    }
}

class Screen: ViewController {
    let key: String

    init(key: String) {
        self.key = key
        super.init(key)
    }
}

class Router {
    let navigation: NavigationController

    init() {
        navigation = NavigationController("navigation", rootViewController: Screen(key: "home"))
    }

    func open(_ route: Route) {
        var stack = [navigation.viewControllers[0]]
        let known = navigation.viewControllers.dropFirst().compactMap { $0 as? Screen }
        var isSame = true
        for (index, key) in route.path.enumerated() {
            isSame = isSame && index < known.count && known[index].key == key
            stack.append(isSame ? known[index] : Screen(key: key))
        }
        navigation.setViewControllers(stack, animated: true)
        simulation.finishAnimations()
        print(navigation.viewControllers.map { $0.name }.joined(separator: " > "))
    }
}

let router = Router()
window.rootViewController = router.navigation
simulation.turn()

router.open(Route("/books/42"))
router.open(Route("/books/43/reviews"))
router.open(Route("/"))
