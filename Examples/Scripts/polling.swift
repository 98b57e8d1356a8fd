// A list that loads in the background: a state says what is shown, a child for each state.

import Containers

enum State {
    case loading
    case loaded([String])
    case failed(String)
}

class StateController: ViewController {
    private var shown: ViewController?
    private var attempts = 0

    var state = State.loading {
        didSet { update() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
        load()
    }

    private func load() {
        attempts += 1
        simulation.after(0.5) { [weak self] in
            guard let self = self else { return }
            if self.attempts < 3 {
                self.state = .failed("attempt \(self.attempts)")
                simulation.after(1) { [weak self] in
                    self?.state = .loading
                    self?.load()
                }
            } else {
                self.state = .loaded(["ants", "bees"])
            }
        }
    }

    private func update() {
        switch state {
        case .loading:
            show(ViewController("spinner"))
        case .loaded(let items):
            show(ViewController("list"))
            print(items)
        case .failed(let reason):
            show(ViewController("error"))
            print("failed: \(reason)")
        }
    }

    private func show(_ child: ViewController) {
        if let old = shown {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        shown = child
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

window.rootViewController = StateController("state")
simulation.turn()
simulation.finishAnimations()
