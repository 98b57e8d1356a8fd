import Containers

class Base { let x: Int; init(x: Int) { self.x = x } ; func run() {} }
class Missing: Base { let y: Int; init() { super.init(x: 1) } }
class Early: Base { let y: Int; init() { run(); y = 1; super.init(x: 1) } }
class Forgets: Base { init() { } }
class Override: Base { func run() {}; override func jump() {} }
class Final: Simulation { }
class Child: ViewController { override func viewDidLoad(_ x: Int) {}; override var title: Int? { 3 } }
protocol Named { var name: String { get }; func greet() }
struct Nobody: Named { }
enum Kind: Int { case a = 1, b; var stored = 3 }
struct Own: Hashable { let c: ViewController }
class Gone: ViewController { deinit { print("gone") } }
extension ViewController { func helper() {} }
class Loop: Loop { }
let c: Colour = 3
let k = Kind.c
if Base(x: 1) == Base(x: 2) { }
let u: Int! = 3
let dd: Int?? = nil
