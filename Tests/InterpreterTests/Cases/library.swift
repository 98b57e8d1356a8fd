import Containers
_ = window
func test(_ n: Int?) -> String {
  guard let n else { return "nil" }
  let s: String
  if n > 3 { s = "big" } else if n < 0 { s = "neg" } else { s = "small" }
  return s
}
print(test(nil), test(5), test(-1), test(1))
class A { let x: Int; var y: String; init?(_ v: Int) { if v < 0 { return nil }; x = v; y = "y" } 
  convenience init?(s: String) { guard let v = Int(s) else { return nil }; self.init(v) } }
print(A(1)?.x ?? -1, A(-1)?.x ?? -1, A(s: "12")?.x ?? -1, A(s: "zz") == nil)
class P { var name: String { "P" }; func hi() { print("hi", name) } }
class Q: P { override var name: String { "Q" + super.name } }
Q().hi()
let ps: [P] = [P(), Q()]
for p in ps { p.hi(); if let q = p as? Q { print("is Q", q.name) }; print(p is Q) }
let pairs = zip(["a", "b"], [1, 2]).map { "\($0)\($1)" }
print(pairs)
var words = ["pear", "fig", "apple"]
words.sort()
print(words, words.sorted { $0.count < $1.count }, words.firstIndex(of: "fig") as Int?, words.contains("x"))
print(words.first { $0.hasPrefix("p") } ?? "", words.dropFirst().joined(), words.enumerated().map { i, w in "\(i)\(w)" })
repeat { words.removeLast() } while words.count > 1
print(words)
switch (1, "a") { case (1, let s): print("one", s)
default: break }
let x: Double = 3
print(x / 2, Int(x), Double(7) / 2, String(3) + "x", Int("42")! + 1, "\(x)")
print(max(1, 2, 3), min(2.5, 1), abs(-3))
let u: ViewController? = nil
print(u?.name ?? "none", u?.children.count as Int?)
struct Rec: Equatable { var a: Int; var b: String? = nil }
print(Rec(a: 1) == Rec(a: 1, b: nil), Rec(a: 2, b: "x"), [Rec(a: 1)].contains(Rec(a: 1)))
let r = 1...3
print(r.contains(2), r.map { $0 * $0 }, (0..<0).isEmpty)
print("a,b,c".split(separator: ",").map { String($0) })
for ch in "hi!" { print(ch, terminator: " ") }
print()
print("x", "y", separator: "-", terminator: "!\n")
var m: [String: [Int]] = [:]
m["k", default: []].append(3)
m["k"]?.append(4)
m["q"] = nil
print(m["k"]!, m.count, m.keys.sorted())
let tern = words.isEmpty ? nil : words[0]
print(tern ?? "-")
let f2: (Int) -> Void = { _ in }
f2(3)
var cb: ((Bool) -> Void)?
cb?(true)
cb = { ok in print("cb", ok) }
cb?(false)
print(Color.clear == Color.clear)
