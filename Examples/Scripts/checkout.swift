// A checkout in steps: an enum says which step comes next, and a delegate hears when all is done.

import Containers

enum Step: Int {
    case cart, address, payment, done

    var next: Step? { Step(rawValue: rawValue + 1) }
    var title: String {
        switch self {
        case .cart: return "Cart"
        case .address: return "Address"
        case .payment: return "Payment"
        case .done: return "Thank you"
        }
    }
}

protocol CheckoutDelegate: AnyObject {
    func checkout(_ checkout: Checkout, didFinishWith total: Double)
}

class StepController: ViewController {
    let step: Step

    init(_ step: Step) {
        self.step = step
        super.init("\(step)")
        title = step.title
    }
}

class Checkout: ViewController {
    weak var delegate: CheckoutDelegate?
    private let navigation = NavigationController("steps", rootViewController: StepController(.cart))

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    func proceed() {
        guard let top = navigation.topViewController as? StepController else { return }
        guard let next = top.step.next else {
            delegate?.checkout(self, didFinishWith: 42.5)
            return
        }
        navigation.pushViewController(StepController(next), animated: true)
    }
}

class Shop: CheckoutDelegate {
    func checkout(_ checkout: Checkout, didFinishWith total: Double) {
        print("\(checkout) finished: \(total)")
    }
}

let shop = Shop()
let checkout = Checkout("checkout")
checkout.delegate = shop
window.rootViewController = checkout
simulation.turn()

for _ in 0..<4 {
    checkout.proceed()
    simulation.finishAnimations()
}
