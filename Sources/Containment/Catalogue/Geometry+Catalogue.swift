// Geometry types and colors in the script catalog.

extension CGPoint: BoxedValue {}
extension CGSize: BoxedValue {}
extension CGRect: BoxedValue {}
extension CGAffineTransform: BoxedValue {}
extension Color: BoxedValue {}

extension Recipe {
  /// The catalog entry of `CGPoint`.
  public static let point = Recipe.structure(
    CGPoint.self, "A place in points.",
    [
      .initializer("init(x:y:)", "A place.") { (x: Double, y: Double) in CGPoint(x: x, y: y) },
      .initializer("init(x:y:)", "A place.") { (x: Int, y: Int) in
        CGPoint(x: Double(x), y: Double(y))
      },
      .constant("zero", "The origin.") { CGPoint.zero },
      .variable("x", "How far from the left.", \CGPoint.x),
      .variable("y", "How far from the top.", \CGPoint.y),
      .method("applying(_:)", "Where a transform takes it.") {
        (point: CGPoint, transform: CGAffineTransform) in point.applying(transform)
      },
    ])

  /// The catalog entry of `CGSize`.
  public static let size = Recipe.structure(
    CGSize.self, "A width and a height in points.",
    [
      .initializer("init(width:height:)", "A size.") { (width: Double, height: Double) in
        CGSize(width: width, height: height)
      },
      .initializer("init(width:height:)", "A size.") {
        (width: Int, height: Int) in CGSize(width: Double(width), height: Double(height))
      },
      .constant("zero", "No width and no height.") { CGSize.zero },
      .variable("width", "From left to right.", \CGSize.width),
      .variable("height", "From top to bottom.", \CGSize.height),
    ])

  /// The catalog entry of `CGRect`.
  public static let rect = Recipe.structure(
    CGRect.self, "A rectangle in points.",
    [
      .initializer("init(x:y:width:height:)", "A rectangle from its numbers.") {
        (x: Double, y: Double, width: Double, height: Double) in
        CGRect(x: x, y: y, width: width, height: height)
      },
      .initializer("init(x:y:width:height:)", "A rectangle from its numbers.") {
        (x: Int, y: Int, width: Int, height: Int) in
        CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      },
      .initializer("init(origin:size:)", "A rectangle from its corner and size.") {
        (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
      },
      .constant("zero", "No rectangle, at the origin.") { CGRect.zero },
      .variable("origin", "The upper left corner.", \CGRect.origin),
      .variable("size", "Its width and height.", \CGRect.size),
    ] + edges
      + [
        .method("insetBy(dx:dy:)", "The rectangle with its edges moved inward.") {
          (rect: CGRect, dx: Double, dy: Double) in rect.insetBy(dx: dx, dy: dy)
        },
        .method("offsetBy(dx:dy:)", "The rectangle moved.") {
          (rect: CGRect, dx: Double, dy: Double) in rect.offsetBy(dx: dx, dy: dy)
        },
        .method("contains(_:)", "Whether a point is in it.") {
          (rect: CGRect, point: CGPoint) in rect.contains(point)
        },
        .method("intersects(_:)", "Whether it shares something with another one.") {
          (rect: CGRect, other: CGRect) in rect.overlaps(other)
        },
        .method("intersection(_:)", "What it shares with another one.") {
          (rect: CGRect, other: CGRect) in rect.overlap(with: other)
        },
        .method("union(_:)", "The smallest rectangle around both.") {
          (rect: CGRect, other: CGRect) in rect.extended(to: other)
        },
      ])

  private static let edges: [Member] = [
    .property("width", "From left to right.", \CGRect.width),
    .property("height", "From top to bottom.", \CGRect.height),
    .property("minX", "Its left edge.", \CGRect.minX),
    .property("midX", "Its middle from left to right.", \CGRect.midX),
    .property("maxX", "Its right edge.", \CGRect.maxX),
    .property("minY", "Its upper edge.", \CGRect.minY),
    .property("midY", "Its middle from top to bottom.", \CGRect.midY),
    .property("maxY", "Its lower edge.", \CGRect.maxY),
    .property("isEmpty", "Whether it has no area.", \CGRect.isEmpty),
  ]

  /// The catalog entry of `CGAffineTransform`.
  public static let affineTransform = Recipe.structure(
    CGAffineTransform.self, "What shifts, turns and scales.",
    [
      .initializer("init(translationX:y:)", "A shift, in points.") { (x: Double, y: Double) in
        CGAffineTransform(translationX: x, y: y)
      },
      .initializer("init(scaleX:y:)", "A scaling about the origin.") { (x: Double, y: Double) in
        CGAffineTransform(scaleX: x, y: y)
      },
      .initializer("init(rotationAngle:)", "A turn about the origin, in radians.") {
        (angle: Double) in CGAffineTransform(rotationAngle: angle)
      },
      .initializer("init(a:b:c:d:tx:ty:)", "A transform from its six numbers.") {
        (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      },
      .constant("identity", "The transform that changes nothing.") { CGAffineTransform.identity },
      .property("isIdentity", "Whether it changes nothing.", \CGAffineTransform.isIdentity),
      .variable("a", "The part of x in the new x.", \CGAffineTransform.a),
      .variable("b", "The part of x in the new y.", \CGAffineTransform.b),
      .variable("c", "The part of y in the new x.", \CGAffineTransform.c),
      .variable("d", "The part of y in the new y.", \CGAffineTransform.d),
      .variable("tx", "What is added to x.", \CGAffineTransform.tx),
      .variable("ty", "What is added to y.", \CGAffineTransform.ty),
      .method("concatenating(_:)", "This transform followed by another.") {
        (transform: CGAffineTransform, next: CGAffineTransform) in transform.concatenating(next)
      },
      .method("translatedBy(x:y:)", "A shift before this transform.") {
        (transform: CGAffineTransform, x: Double, y: Double) in transform.translatedBy(x: x, y: y)
      },
      .method("scaledBy(x:y:)", "A scaling before this transform.") {
        (transform: CGAffineTransform, x: Double, y: Double) in transform.scaledBy(x: x, y: y)
      },
    ])

  /// The catalog entry of `Color`.
  public static let color = Recipe.structure(
    Color.self, "A colour with opacity.",
    [
      .initializer(
        "init(red:green:blue:alpha:)", "A colour from its parts, each from 0 to 1.",
        standards: [3: { .double(1) }]
      ) { (red: Double, green: Double, blue: Double, alpha: Double) in
        Color(red: red, green: green, blue: blue, alpha: alpha)
      },
      .initializer(
        "init(white:alpha:)", "A grey, from 0 black to 1 white.", standards: [1: { .double(1) }]
      ) { (white: Double, alpha: Double) in Color(white: white, alpha: alpha) },
      .method("withAlpha(_:)", "The same colour with another opacity.") {
        (color: Color, alpha: Double) in color.withAlpha(alpha)
      },
      .variable("red", "How red, from 0 to 1.", \Color.red),
      .variable("green", "How green, from 0 to 1.", \Color.green),
      .variable("blue", "How blue, from 0 to 1.", \Color.blue),
      .variable("alpha", "How opaque, from 0 to 1.", \Color.alpha),
    ] + namedColors)

  private static let namedColors: [Member] = [
    .constant("clear", "Nothing at all.") { Color.clear },
    .constant("black", "The colour black.") { Color.black },
    .constant("darkGray", "A third of white.") { Color.darkGray },
    .constant("gray", "Half of white.") { Color.gray },
    .constant("lightGray", "Two thirds of white.") { Color.lightGray },
    .constant("white", "The colour white.") { Color.white },
    .constant("red", "The colour red.") { Color.red },
    .constant("green", "The colour green.") { Color.green },
    .constant("blue", "The colour blue.") { Color.blue },
    .constant("yellow", "The colour yellow.") { Color.yellow },
    .constant("orange", "The colour orange.") { Color.orange },
    .constant("purple", "The colour purple.") { Color.purple },
  ]
}
