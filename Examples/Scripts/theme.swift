// Traits for one child: the preview shows what a small screen would show, and its neighbor does
// not change.

import Containers

class Adaptive: ViewController {
    private let label = Label("label")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        update()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
        super.traitCollectionDidChange(previous)
        update()
    }

    private func update() {
        switch traitCollection.horizontalSizeClass {
        case .compact: label.text = "narrow"
        case .regular: label.text = "wide"
        default: label.text = "?"
        }
        print("\(name) is \(label.text)")
    }
}

class Studio: ViewController {
    let preview = Adaptive("preview")
    let editor = Adaptive("editor")

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [editor, preview] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    func preview(_ sizeClass: TraitCollection.SizeClass) {
        setOverrideTraitCollection(
            TraitCollection(horizontalSizeClass: sizeClass), forChild: preview)
    }
}

let studio = Studio("studio")
window.rootViewController = studio
simulation.turn()

studio.preview(.regular)
simulation.turn()
studio.preview(.regular)
simulation.turn()
studio.preview(.compact)
simulation.turn()
