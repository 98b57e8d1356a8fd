import Containers

func early(_ n: Int) -> String {
  let text: String
  if n > 3 { text = "big" }
  return text
}
let fixed = 3
fixed = 4
var later: Int
print(later)
func loop() { break }
func guardian(_ n: Int?) {
  guard let n else { print("none") }
  print(n)
}
print(first)
let first = 1
func over(_ a: Int) { a = 3 }
struct Point { var x = 0; func move() { x += 1 } }
let point = Point()
point.x = 3
self.x = 2
return
func twice() { let a = 1; let a = 2; print(a) }
