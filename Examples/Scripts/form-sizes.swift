// A form that is as tall as its rows want to be: rows say their preferred size, the form adds up.

import Containers

class Row: ViewController {
    func grow(to height: Double) {
        preferredContentSize = CGSize(width: 0, height: height)
    }
}

class Form: ViewController {
    private let rows: [Row]

    init(_ name: String, rows: [Row]) {
        self.rows = rows
        super.init(name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows {
            addChild(row)
            view.addSubview(row.view)
            row.didMove(toParent: self)
        }
    }

    override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
        super.preferredContentSizeDidChange(forChildContentContainer: child)
        view.setNeedsLayout()
        let total = rows.map { $0.preferredContentSize.height }.reduce(0, +)
        print("\(child) changed, the form wants \(total)")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        var y = 0.0
        for row in rows {
            let height = row.preferredContentSize.height
            row.view.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
            y += height
        }
    }
}

let rows = (1...3).map { Row("row\($0)") }
let form = Form("form", rows: rows)
window.rootViewController = form
simulation.turn()

rows[0].grow(to: 44)
rows[2].grow(to: 88)
simulation.turn()
print(rows.map { $0.view.frame.origin.y })
