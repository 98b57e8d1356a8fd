import Containers
_ = window
class A { var x: Int; init(x: Int) { self.x = x; print("A", x); setup() }; func setup() { print("A setup") }; convenience init() { self.init(x: 1); print("A conv") } }
class B: A { var y = note("y"); override func setup() { print("B setup", y, x) } }
class C: B { let z: Int; override init(x: Int) { z = x * 2; super.init(x: x + 1); print("C", z, y, self.x) } }
func note(_ s: String) -> String { print("note", s); return s }
_ = B()
_ = C()
_ = C(x: 4)
class V: ViewController { var n = note("n"); override init(_ name: String? = nil) { super.init(name); print("V", self.name) } 
  convenience init(twice s: String) { self.init(s + s) } }
class W: V { var m = note("m") }
class X: ViewController { let a: Int; init(a: Int) { self.a = a } }
print(W("w").name, W().name, W(twice: "t").name, V().name, X(a: 3).name)
struct S { let a: Int; var b = 2; let c: String; init(a: Int) { self.a = a; c = "c\(a)"; b += 1 }; init() { self.init(a: 9) } }
print(S(a: 1), S())
struct M { var a: Int; var b: Int = 5; let c = 6; var d: String? }
print(M(a: 1), M(a: 1, b: 2, d: "d"), M(a: 3, d: nil))
class L { lazy var v: [Int] = { print("made"); return [1] }(); var o: String? ; var obs = 1 { willSet { print("will", newValue) } didSet { if obs > 3 { obs = 3 }; print("did", oldValue, obs) } } }
let l = L(); l.v.append(2); print(l.v, l.o ?? "nil"); l.obs = 10; l.obs += 1
class L2: L { override var obs: Int { didSet { print("sub did", oldValue, obs) } } }
let l2 = L2(); l2.obs = 2
class Nest { enum Kind { case one, two(Int) }; struct In { var k = Kind.one }; var i = In(); static let shared = Nest(); var kind: Kind { i.k } }
Nest.shared.i.k = .two(3)
switch Nest.shared.kind { case .two(let n) where n > 2: print("two", n)
case .one, .two: print("other") }
extension A { var double: Int { x * 2 }; func more(_ n: Int = 1) -> Int { double + n } }
print(C(x: 1).more(), B(x: 5).more(3))
protocol Shape { var area: Double { get }; func scaled(by f: Double) -> Double }
extension Shape { func scaled(by f: Double) -> Double { area * f } ; var half: Double { area / 2 } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
struct Ci: Shape { var area: Double = 3; func scaled(by f: Double) -> Double { 0 } }
let shapes: [any Shape] = [Sq(s: 2), Ci()]
for s in shapes { print(s.area, s.scaled(by: 2), s.half) }
