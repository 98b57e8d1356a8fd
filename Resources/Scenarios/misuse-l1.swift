// Misuse: layout without end
//
// Each layout asks for the next one, so the turn never comes to rest.

import Containers

class Restless: ViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.setNeedsLayout()
    }
}

window.rootViewController = Restless("restless")
