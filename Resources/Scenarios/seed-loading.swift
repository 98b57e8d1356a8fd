// A loading controller as a child
//
// While the image loads, a child with a spinner covers the content; then the child is removed.
// After "Container View Controllers Redux" (2019).

import Containers

class Loading: ViewController {
    let spinner = ActivityIndicator("spinner")

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.frame = CGRect(x: 0, y: 0, width: 37, height: 37)
        spinner.center = CGPoint(x: 195, y: 422)
        view.addSubview(spinner)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        spinner.startAnimating()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        spinner.stopAnimating()
    }
}

class Picture: ViewController {
    let label = Label("label")

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 45, y: 400, width: 300, height: 44)
        view.addSubview(label)
        let loading = Loading("loading")
        add(loading)
        simulation.after(0.8) { [weak self, weak loading] in
            guard let self = self, let loading = loading else { return }
            self.label.text = "Here it is"
            self.remove(loading)
        }
    }

    func add(_ child: ViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove(_ child: ViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

window.rootViewController = Picture("picture")
simulation.turn()
simulation.finishAnimations()
