// A coordinator owns the navigation and knows who comes after whom; the screens only say what a
// person chose.

import Containers

class ListScreen: ViewController {
    var onSelect: ((String) -> Void)?

    func tapRow(_ text: String) {
        onSelect?(text)
    }
}

class DetailScreen: ViewController {
    var onClose: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        simulation.after(0.5) { [weak self] in self?.onClose?() }
    }
}

class Coordinator {
    let navigation = NavigationController("navigation")
    let list = ListScreen("list")

    func start() {
        list.onSelect = { [weak self] item in self?.show(item) }
        navigation.setViewControllers([list], animated: false)
    }

    private func show(_ item: String) {
        let detail = DetailScreen("detail-\(item)")
        detail.onClose = { [weak self] in
            self?.navigation.popViewController(animated: true)
        }
        navigation.pushViewController(detail, animated: true)
    }
}

let coordinator = Coordinator()
coordinator.start()
window.rootViewController = coordinator.navigation
simulation.turn()

coordinator.list.tapRow("apples")
simulation.finishAnimations()
coordinator.list.tapRow("pears")
simulation.finishAnimations()
print(coordinator.navigation.viewControllers.count)
