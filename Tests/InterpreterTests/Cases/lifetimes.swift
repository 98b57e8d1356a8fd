import Containers
_ = window
class P: ViewController { let child = ViewController("child"); var kept: [ViewController] = [] 
  override init(_ n: String? = nil) { super.init(n) } }
class Q: P { let k = ViewController("k"); init(q: String) { super.init(q) } }
func f(_ p: ViewController) -> ViewController { print("in f"); return ViewController("result") }
func two(_ a: ViewController, _ b: ViewController) { print("two") }
func g() -> ViewController { let l = ViewController("l"); return f(l) }
func scope() {
  let a = ViewController("a"); let b = ViewController("b"); print("end")
  if true { let c = ViewController("c"); _ = c; print("inner") }
  _ = Q(q: "q")
  print(f(ViewController("arg")).name, f(ViewController("arg2")).name)
  _ = g()
  two(ViewController("x1"), ViewController("x2"))
  let arr = [ViewController("0"), ViewController("1")]
  print("arr", arr.count)
  var v: ViewController? = ViewController("v"); v = nil; print("nil")
  for i in 0..<2 { let q = ViewController("q\(i)"); let r = ViewController("r\(i)"); print(q.name, r.name) }
  if let q = Optional(ViewController("iflet")) { print(q.name) }
  print("done")
  if f(ViewController("cond")).name == "result" { print("then") }
  switch f(ViewController("sw")).name { case "result": print("case"); default: break }
  for p in [ViewController("e0"), ViewController("e1")] { print("loop", p.name) }
  var cl: (() -> Void)? = { [p = ViewController("captured")] in print(p.name) }
  cl?(); cl = nil
  let w = ViewController("w")
  weak var weakW = w
  let closure = { [weak w] in print(w == nil) }
  closure()
  print(weakW === w, a.name, b.name)
  let cap = ViewController("cap")
  simulation.after(0.1) { print("after", cap.name) }
  guard let gl = Optional(ViewController("guardlet")) else { return }
  print(gl.name)
}
scope()
print("scope ended")
simulation.advance(by: 1)
var top: ViewController? = ViewController("top")
top = ViewController("top2")
top = nil
class Cycle: ViewController { var me: Cycle?; var block: (() -> Void)?
  func start() { block = { self.title = "x" }; me = self } }
func cyc() { let c = Cycle("cyc"); c.start(); c.me = nil; c.block = nil; print("broken") }
cyc()
var dict = ["a": ViewController("da")]
dict["a"] = nil
var list = [ViewController("l0"), ViewController("l1")]
list.removeFirst()
print("removed")
list.removeAll()
print("end")
