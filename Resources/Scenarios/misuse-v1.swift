// Misuse: loadView without a view
//
// The override makes no view, so there is none.

import Containers

class Empty: ViewController {
    override func loadView() {
        print("no view today")
    }
}

let empty = Empty("empty")
empty.loadViewIfNeeded()
