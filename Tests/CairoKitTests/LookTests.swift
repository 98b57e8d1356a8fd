import CairoKit
import Drawing
import Foundation
import Geometry
import Testing

@Test(.enabled(if: ProcessInfo.processInfo.environment["LOOK"] != nil)) func look() throws {
  let clock = ContinuousClock()
  let t0 = clock.now
  let shaper = PangoShaper()
  _ = shaper.size(of: TextRun("Hello", size: 13))
  print("shaper", clock.now - t0, shaper.missingFonts)
  var items: [DisplayList.Item] = []
  var y = 10.0
  for (text, family, weight) in [
    (
      "TunnelController Hamburgefonstiv AVA To. 1,000 km", TextRun.Family.sans,
      TextRun.Weight.regular
    ),
    ("TunnelController Medium", .sans, .medium), ("TunnelController Semibold", .sans, .semibold),
    ("TunnelController Bold", .sans, .bold),
    ("viewWillAppear(_:) 0123 mono", .mono, .regular),
    ("viewWillAppear(_:) 0123 mono", .mono, .bold),
    ("東京 日本語 直 骨 한국어 中文", .sans, .regular), ("東京 日本語 bold", .sans, .bold),
    ("مرحبا بالعالم שלום नमस्ते ไทย", .sans, .regular), ("▶ ✕ ⟳ ← → ⌘ ␀ \u{1} 🌍 ½×", .sans, .regular),
    ("東 mono 漢字", .mono, .regular),
  ] as [(String, TextRun.Family, TextRun.Weight)] {
    for (i, size) in [11.0, 13, 20].enumerated() {
      let run = TextRun(text, size: size, weight: weight, family: family, width: 300)
      items.append(.text(run, at: CGPoint(x: 10 + Double(i) * 310, y: y)))
    }
    y += 30
  }
  let pane = CGRect(x: 40, y: y + 10, width: 300, height: 160)
  for (k, angle) in [0.0, 0.5, 1.0].enumerated() {
    items.append(
      .group(
        Group(
          transform: ProjectiveTransform.rotation(
            of: pane, about: .horizontal, by: angle, eyeDistance: 600
          ).concatenating(
            ProjectiveTransform(CGAffineTransform(translationX: Double(k) * 310, y: 0))),
          clip: .roundedRectangle(pane, radius: 20), opacity: k == 2 ? 0.5 : 1,
          items: [
            .fill(.rectangle(pane), Color(hex: 0xCFE3F5)),
            .fill(.circle(center: pane.center, radius: 50), Color(hex: 0x2E8B57)),
            .stroke(
              .circle(center: pane.center, radius: 50), Stroke(.black, width: 3, dashes: [8, 4])),
            .text(
              TextRun("Lemvig, Danmark", size: 20, weight: .semibold, width: 300, maximumLines: 1),
              at: pane.origin),
            .stroke(
              .roundedRectangle(pane.insetBy(dx: 2, dy: 2), radius: 18), Stroke(.red, width: 2)),
          ])))
  }
  let picture = DisplayList(
    size: CGSize(width: 960, height: y + 190), background: .white, items: items, title: "Look",
    summary: "s")
  let t1 = clock.now
  let png = try PNGFile.bytes(of: picture, scale: 1, shaper: shaper)
  let t2 = clock.now
  let png2 = try PNGFile.bytes(of: picture, scale: 2, shaper: shaper)
  let pdf = try PDFDocument.bytes(of: picture, scale: 1, shaper: shaper)
  print("png", t2 - t1, png.count, png2.count, pdf.count)
  try Data(png).write(to: URL(fileURLWithPath: "/tmp/paint-look1.png"))
  try Data(png2).write(to: URL(fileURLWithPath: "/tmp/paint-look2.png"))
  try Data(pdf).write(to: URL(fileURLWithPath: "/tmp/paint-look.pdf"))
}
