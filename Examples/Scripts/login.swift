// Logging in and out: the root exchanges two children, each in a transition of its own kind.

import Containers

struct User {
    var name: String
    var isAdmin = false
}

class LoginScreen: ViewController {
    var onLogin: ((User) -> Void)?
}

class HomeScreen: ViewController {
    let user: User

    init(user: User) {
        self.user = user
        super.init("home-\(user.name)")
    }
}

class Root: ViewController {
    private var shown: ViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        logOut()
    }

    func logOut() {
        let login = LoginScreen("login")
        login.onLogin = { [weak self] user in
            self?.show(HomeScreen(user: user), .transitionFlipFromRight)
        }
        show(login, .transitionCrossDissolve)
    }

    private func show(_ new: ViewController, _ style: AnimationOptions) {
        let old = shown
        shown = new
        addChild(new)
        new.view.frame = view.bounds
        guard let old = old else {
            view.addSubview(new.view)
            new.didMove(toParent: self)
            return
        }
        old.willMove(toParent: nil)
        transition(
            from: old, to: new, duration: 0.4, options: [style, .curveEaseInOut], animations: nil
        ) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }

    var login: LoginScreen? { shown as? LoginScreen }
}

let root = Root("root")
window.rootViewController = root
simulation.turn()

var ann = User(name: "ann")
ann.isAdmin = true
root.login?.onLogin?(ann)
simulation.finishAnimations()
if let home = root.children.first as? HomeScreen {
    print(home.user)
}
root.logOut()
simulation.finishAnimations()
