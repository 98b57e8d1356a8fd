import Foundation
import TestSupport

/// A browser without a window, which opens a page and does what a script says.
enum Browser {
  static let path: String? = ["chromium-headless-shell", "chromium"].map { "/usr/bin/\($0)" }.first
  {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What was said by a script that ran in the page: `say`, `now`, `key`, `press` and `done` are there.
  static func visit(
    _ page: String, at place: String = "", options: [String] = [], _ script: String
  ) throws -> [String] {
    // The clock of a hidden page does not advance, so timers request the pictures.
    let before = """
      <script>
      window.requestAnimationFrame = f => setTimeout(() => f(performance.now()), 16);
      const lines = [];
      const say = text => lines.push(text);
      const now = () => document.querySelector('#now').textContent;
      const key = name => document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      const press = selector => document.querySelector(selector).click();
      const done = () => {
        document.documentElement.setAttribute('data-said', JSON.stringify(lines));
      };
      addEventListener('error', event => { say('error: ' + event.message); done(); });
      </script>
      """
    let after = "<script>window.addEventListener('load', () => {\n\(script)\n});</script>"
    let text = page.replacing("</head>", with: before + "</head>")
      .replacing("</body>", with: after + "</body>")
    return try FilmScene.withFolder { folder in
      let file = folder + "/page.html"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let dom = try run(
        [
          "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000",
          "--user-data-dir=\(folder)/profile", "--dump-dom",
        ] + options + ["file://\(file)\(place)"],
        in: folder)
      guard let match = dom.firstMatch(of: /data-said="([^"]*)"/) else {
        return ["nothing was said; the page is: \(dom.prefix(2000))"]
      }
      let json = match.1.replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&nbsp;", with: "\u{A0}").replacing(
          "&amp;", with: "&")
      return try JSONDecoder().decode([String].self, from: Data(json.utf8))
    }
  }

  private static func run(_ words: [String], in folder: String) throws -> String {
    try Launched(
      path ?? "/nowhere", words,
      environment: ["HOME": folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    ).output
  }
}
