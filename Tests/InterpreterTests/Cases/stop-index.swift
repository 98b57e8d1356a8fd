import Containers

let a = ViewController("a")
window.rootViewController = a
func pick(_ values: [Int], _ index: Int) -> Int {
  values[index]
}
print(pick([1, 2], 1))
print(pick([1, 2], 2))
print("never")
