// An accordion: of three sections one is open at a time, and only an open one has its view shown.

import Containers

class Section: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

class Accordion: ViewController {
    private let header = 44.0
    private(set) var openIndex: Int?

    init(_ name: String, sections: [Section]) {
        super.init(name)
        sections.forEach { section in
            addChild(section)
            section.didMove(toParent: self)
        }
    }

    func toggle(_ index: Int) {
        guard children.indices.contains(index) else { return }
        if let open = openIndex {
            children[open].view.removeFromSuperview()
        }
        if openIndex == index {
            openIndex = nil
        } else {
            openIndex = index
            let child = children[index]
            child.view.frame = frame(ofSection: index)
            view.addSubview(child.view)
        }
    }

    private func frame(ofSection index: Int) -> CGRect {
        let top = header * Double(index + 1)
        let rest = view.bounds.height - header * Double(children.count)
        return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, rest))
    }
}

let accordion = Accordion(
    "accordion", sections: [Section("news"), Section("mail"), Section("notes")])
window.rootViewController = accordion
simulation.turn()

for step in [0, 2, 2] {
    accordion.toggle(step)
    simulation.turn()
    print("open: \(accordion.openIndex.map { accordion.children[$0].name } ?? "none")")
}
