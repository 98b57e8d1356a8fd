import Foundation
import Testing

/// What is said of a name that means nothing.
private let unknown = "no scenario, lesson or container named"

/// One clear line and the right status, whatever is asked.
@Suite struct `Invalid usage` {
  @Test(arguments: [
    ("trace nosuch", "\(unknown) \"nosuch\"; terrarium list shows them"),
    ("check tunnel nosuch", "\(unknown) \"nosuch\"; terrarium list shows them"),
    ("export nosuch -o x.png", "\(unknown) \"nosuch\"; terrarium list shows them"),
    ("trace tunel", "\(unknown) \"tunel\"; did you mean \"tunnel\"?"),
    ("check misuse-u3", "\(unknown) \"misuse-u3\"; did you mean \"misuse-"),
    ("nosuch", "unknown command or scenario \"nosuch\"; see terrarium --help"),
    ("tunnel --all", "too many arguments; write terrarium tunnel, or a command before it"),
    ("tunnel extra", "too many arguments; write terrarium tunnel, or a command before it"),
    ("--version extra", "too many arguments; write terrarium --version"),
    ("tunel", "unknown command or scenario \"tunel\"; did you mean \"tunnel\"?"),
    ("--frob", "unknown command or scenario \"--frob\"; see terrarium --help"),
    ("list --frob", "list has no option --frob; see terrarium list --help"),
    ("list tunnel", "too many arguments; write terrarium list [--json]"),
    (
      "export push --at e999 -o x.png",
      "--at e999 is past the end of push; choose one up to e"
    ),
    (
      "export push --figure tree --format txt --at 1e9",
      "--at 1e9 is past the end of push; choose one up to"
    ),
    ("export push --anywhere -o x.png", "--anywhere is for --batch; leave it out"),
    ("trace", "too few arguments; write terrarium trace NAME"),
    ("trace tunnel --json=yes", "invalid value \"yes\" for --json; use it without a value"),
    ("trace tunnel --profile ios99", "unknown profile \"ios99\"; use one of: ios5, ios6, ios8"),
    ("trace tunnel --variant best", "unknown variant \"best\"; use one of: fixed, original"),
    (
      "trace push --variant best", "unknown variant \"best\"; there is nothing to choose from"
    ),
    ("state push --profile ios7", "unknown profile \"ios7\"; use one of: ios5, ios6, ios8, ios13"),
    ("check push --profile ios7", "unknown profile \"ios7\"; use one of: ios5, ios6, ios8, ios13"),
    ("export push --profile ios7", "unknown profile \"ios7\"; use one of: ios5, ios6, ios8, ios13"),
    ("state tunnel --at soon", "invalid value \"soon\" for --at; use milliseconds such as 100"),
    ("state tunnel --at -5", "invalid value \"-5\" for --at; use milliseconds such as 100"),
    ("state tunnel --at nan", "invalid value \"nan\" for --at; use milliseconds such as 100"),
    ("state tunnel --at 0x64", "invalid value \"0x64\" for --at; use milliseconds such as 100"),
    ("export tunnel --scale 0x2", "invalid value \"0x2\" for --scale; use a number above 0"),
    ("export tunnel --scale 1e-300", "The picture would measure"),
    ("export tunnel --scale 1e-300 --format svg", "The picture would measure"),
    ("export tunnel --size 1e-300x100", "invalid value \"1e-300x100\" for --size; use width and"),
    ("export tunnel --size 0x10x20", "invalid value \"0x10x20\" for --size; use width and height"),
    ("state tunnel --at e-1", "invalid value \"e-1\" for --at; use milliseconds such as 100"),
    ("state tunnel --at", "option --at needs a value"),
    ("export tunnel --figure cake", "unknown figure \"cake\"; use one of: stage, tree, views"),
    ("export tunnel --format bmp", "unknown format \"bmp\"; use one of: png, svg, pdf"),
    ("export tunnel -o x.bmp", "cannot tell the format of \"x.bmp\"; end it in .png, .svg, .pdf,"),
    ("export tunnel --format png -o=", "invalid value \"\" for -o; use the name of a file"),
    (
      "export 02-two-trees --figure lesson --part 99",
      "invalid value \"99\" for --part; use a whole number from 1 to"
    ),
    ("export tunnel --size 0x0", "invalid value \"0x0\" for --size; use width and height"),
    ("export tunnel --size 800", "invalid value \"800\" for --size; use width and height"),
    ("export tunnel --size nanx5", "invalid value \"nanx5\" for --size; use width and height"),
    ("export tunnel --size 1e9x1e9", "The picture would measure"),
    ("export tunnel --fps 10", "--fps is for a film or a page; leave it out"),
    ("export tunnel --from 10", "--from is for a film, a page or a storyboard; leave it out"),
    ("export tunnel --of tree -o x.html", "--of is for the figure storyboard; leave it out"),
    ("export tunnel --at 5 -o x.html", "--at is for a picture of one moment; leave it out"),
    (
      "export tunnel --transition 1 --to 5 -o x.html",
      "--transition and --to contradict each other; choose one"
    ),
    (
      "export tunnel@0 tunnel --figure difference --legend",
      "--legend is not for the figure difference; leave it out"
    ),
    (
      "export tunnel@0 tunnel --figure difference -o d.html",
      "invalid value \"html\" for --format; use png, svg or pdf"
    ),
    ("import a.txt --json --as script", "--json and --as contradict each other; choose one"),
    ("export tunnel --scale 0", "invalid value \"0\" for --scale; use a number above 0"),
    ("export tunnel --theme pink", "unknown theme \"pink\"; use one of: light, dark"),
    ("where", "too few arguments; write terrarium where LAT LON"),
    ("where ''", "too few arguments; write terrarium where LAT LON"),
    ("where 56.55", "\"56.55\" is one half of a place; write latitude and longitude, as in"),
    ("where 1 2 3", "\"1 2 3\" can be read as 1° N, 2.05° E or as 1.0333° N, 3° E; write"),
    ("where 1, 2, 3", "\"1, 2, 3\" has too many numbers for a place; write degrees such as"),
    ("where '56,55 8'", "\"56,55 8\" can be read as 56° N, 55.1333° E or as 56.55° N, 8° E"),
    ("where 8.3167°E 56.55", "latitude \"8.3167°E\" is on the wrong axis; write the latitude"),
    ("where 56°75′N 0", "\"75\" is too much for minutes or seconds; write less than 60"),
    ("where 56.5N 8.3O", "\"O\" is east in German and west in French and Spanish; write E or W"),
    ("where https://maps.app.goo.gl/x", "\"https://maps.app.goo.gl/x\" is a short link; open it"),
    ("where 'geo:1,2;crs=nad27'", "\"crs=nad27\" is not the reference system of the map"),
    ("where Nosuchtown", "no place on the map is named \"Nosuchtown\"; write another name, or"),
    ("where nosuch 7 town", "\"nosuch\" is not understood; write degrees such as 56.55, 8.3167"),
    ("where NaN 0", "latitude NaN is not a place; write a finite number of degrees"),
    ("where 0 inf", "longitude infinity is not a place; write a finite number"),
    ("where 0 -inf", "longitude -infinity is not a place; write a finite number"),
    ("where 91 0", "latitude 91 lies beyond a pole; write a number from -90 to 90"),
    ("where -90.5 0", "latitude -90.5 lies beyond a pole; write a number from -90 to 90"),
    ("where north 0", "\"north 0\" is one half of a place; write latitude and longitude"),
    (
      "where 1 1 --language tlh",
      "invalid value \"tlh\" for --language; use one of en, da, de, fr, es, ja, zh, ar, with a"
    ),
  ])
  func `causes one line and status 2`(words: String, complaint: String) throws {
    let outcome = try Terrarium.shell("cd \"$HOME\" && $T \(words)")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.complaints.count == 1)
    #expect(outcome.errors.hasPrefix("terrarium: \(complaint)"))
  }

  @Test func `for a window without a display causes status 3 and a remedy`() throws {
    for words in [[], ["tunnel"]] {
      let outcome = try Terrarium.shell("$T \(words.joined(separator: " "))")
      #expect(outcome.status == 3 && outcome.output == "")
      #expect(outcome.complaints.count == 1)
      #expect(outcome.errors.hasPrefix("terrarium: there is no display for the window; "))
      #expect(outcome.errors.contains("terrarium export tunnel --figure stage"))
    }
  }

  @Test func `does not crash if standard error is closed`() throws {
    for line in ["$T trace nosuch 2>&-", "$T trace nosuch 2> >(true)"] {
      let outcome = try Terrarium.shell(line)
      #expect(outcome.status == 2)
    }
    let closed = try Terrarium.shell("$T trace tunnel >&-")
    #expect(closed.status == 2)
    #expect(closed.complaints.count == 1)
  }

  @Test func `is explained by help`() throws {
    let help = try Terrarium.run("--help")
    #expect(help.status == 0 && help.errors == "")
    for command in ["list", "trace", "check", "state", "export", "where"] {
      #expect(help.output.contains("\n  \(command) "))
      let own = try Terrarium.run(command, "--help")
      #expect(own.status == 0 && own.output.contains("terrarium \(command)"))
    }
    #expect(try Terrarium.run("--version").output.hasPrefix("terrarium "))
  }
}
