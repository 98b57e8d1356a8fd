import Containers

print("start")
var text = "x"
while true {
  text += text
}
