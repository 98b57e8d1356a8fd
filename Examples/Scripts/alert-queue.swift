// Alerts that wait for each other: presenting while presenting would be dropped, so a queue keeps
// what comes too early.

import Containers

class AlertQueue {
    private var waiting: [ViewController] = []
    private weak var presenter: ViewController?
    private var isShowing = false

    init(presenter: ViewController) {
        self.presenter = presenter
    }

    func enqueue(_ alert: ViewController) {
        waiting.append(alert)
        showNext()
    }

    private func showNext() {
        guard !isShowing, !waiting.isEmpty, let presenter = presenter else { return }
        isShowing = true
        let alert = waiting.removeFirst()
        alert.modalPresentationStyle = .overFullScreen
        presenter.present(alert, animated: true) {
            simulation.after(1) {
                alert.dismiss(animated: true) { [weak self] in
                    self?.isShowing = false
                    self?.showNext()
                }
            }
        }
    }
}

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let queue = AlertQueue(presenter: root)
for title in ["saved", "sent", "deleted"] {
    queue.enqueue(ViewController(title))
}
simulation.finishAnimations()
