// Pages to swipe through once, then the app: the last page dismisses the whole.

import Containers

class Onboarding: ViewController {
    private let texts = ["Welcome", "Look around", "Begin"]
    private let pages = PageViewController("pages")
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.setViewControllers([page(0)], direction: .forward, animated: false)
        addChild(pages)
        pages.view.frame = view.bounds
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    private func page(_ index: Int) -> ViewController {
        let page = ViewController("page\(index)")
        page.title = texts[index]
        return page
    }

    func next() {
        index += 1
        guard index < texts.count else {
            presentingViewController?.dismiss(animated: true) { print("done") }
            return
        }
        pages.setViewControllers([page(index)], direction: .forward, animated: true)
    }
}

let home = ViewController("home")
window.rootViewController = home
simulation.turn()

let onboarding = Onboarding("onboarding")
onboarding.modalPresentationStyle = .fullScreen
home.present(onboarding, animated: true)
simulation.finishAnimations()
repeat {
    onboarding.next()
    simulation.finishAnimations()
} while home.presentedViewController != nil
