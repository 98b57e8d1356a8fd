// A carousel that keeps only its neighbors: the pages left and right of the current one are
// children, all others are let go.

import Containers

class Page: ViewController {
    let index: Int

    init(index: Int) {
        self.index = index
        super.init("page\(index)")
    }
}

class Carousel: ViewController {
    private let count: Int
    private var pages: [Int: Page] = [:]
    private(set) var current = 0

    init(count: Int) {
        self.count = count
        super.init("carousel")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        go(to: 0)
    }

    func go(to index: Int) {
        guard (0..<count).contains(index) else { return }
        current = index
        let wanted = (index - 1...index + 1).filter { $0 >= 0 && $0 < count }
        for key in pages.keys.sorted() where !wanted.contains(key) {
            remove(key)
        }
        for key in wanted where pages[key] == nil {
            add(key)
        }
    }

    private func add(_ index: Int) {
        let page = Page(index: index)
        pages[index] = page
        addChild(page)
        page.view.frame = view.bounds
        page.view.frame.origin.x = Double(index) * view.bounds.width
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    private func remove(_ index: Int) {
        guard let page = pages.removeValue(forKey: index) else { return }
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
    }
}

let carousel = Carousel(count: 5)
window.rootViewController = carousel
simulation.turn()
for index in 1...3 {
    carousel.go(to: index)
    simulation.turn()
}
print(carousel.children.map { $0.name }.joined(separator: " "))
