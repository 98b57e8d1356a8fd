// Geometry types and colors in the script catalog.

extension CGPoint: BoxedValue {}
extension CGSize: BoxedValue {}
extension CGRect: BoxedValue {}
extension CGAffineTransform: BoxedValue {}
extension Color: BoxedValue {}

extension Recipe {
  /// The catalog entry of `CGPoint`.
  public static let point = Recipe.structure(
    CGPoint.self, "A point in a coordinate system.",
    [
      .initializer("init(x:y:)", "A point.") { (x: Double, y: Double) in CGPoint(x: x, y: y) },
      .initializer("init(x:y:)", "A point.") { (x: Int, y: Int) in
        CGPoint(x: Double(x), y: Double(y))
      },
      .constant("zero", "The origin.") { CGPoint.zero },
      .variable("x", "The horizontal coordinate.", \CGPoint.x),
      .variable("y", "The vertical coordinate.", \CGPoint.y),
      .method("applying(_:)", "The transformed point.") {
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
      .constant("zero", "The size with zero width and height.") { CGSize.zero },
      .variable("width", "The width.", \CGSize.width),
      .variable("height", "The height.", \CGSize.height),
    ])

  /// The catalog entry of `CGRect`.
  public static let rect = Recipe.structure(
    CGRect.self, "A rectangle in points.",
    [
      .initializer("init(x:y:width:height:)", "A rectangle with an origin and a size.") {
        (x: Double, y: Double, width: Double, height: Double) in
        CGRect(x: x, y: y, width: width, height: height)
      },
      .initializer("init(x:y:width:height:)", "A rectangle with an origin and a size.") {
        (x: Int, y: Int, width: Int, height: Int) in
        CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      },
      .initializer("init(origin:size:)", "A rectangle with an origin and a size.") {
        (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
      },
      .constant("zero", "The empty rectangle at the origin.") { CGRect.zero },
      .variable("origin", "The top left corner.", \CGRect.origin),
      .variable("size", "Its width and height.", \CGRect.size),
    ] + edges
      + [
        .method("insetBy(dx:dy:)", "The rectangle inset by these amounts.") {
          (rect: CGRect, dx: Double, dy: Double) in rect.insetBy(dx: dx, dy: dy)
        },
        .method("offsetBy(dx:dy:)", "The rectangle moved by these amounts.") {
          (rect: CGRect, dx: Double, dy: Double) in rect.offsetBy(dx: dx, dy: dy)
        },
        .method("contains(_:)", "Whether it contains a point.") {
          (rect: CGRect, point: CGPoint) in rect.contains(point)
        },
        .method("intersects(_:)", "Whether it intersects another one.") {
          (rect: CGRect, other: CGRect) in rect.overlaps(other)
        },
        .method("intersection(_:)", "The intersection with another one.") {
          (rect: CGRect, other: CGRect) in rect.overlap(with: other)
        },
        .method("union(_:)", "The union with another one.") {
          (rect: CGRect, other: CGRect) in rect.extended(to: other)
        },
      ])

  private static let edges: [Member] = [
    .property("width", "The width.", \CGRect.width),
    .property("height", "The height.", \CGRect.height),
    .property("minX", "Its left edge.", \CGRect.minX),
    .property("midX", "Its horizontal center.", \CGRect.midX),
    .property("maxX", "Its right edge.", \CGRect.maxX),
    .property("minY", "Its top edge.", \CGRect.minY),
    .property("midY", "Its vertical center.", \CGRect.midY),
    .property("maxY", "Its bottom edge.", \CGRect.maxY),
    .property("isEmpty", "Whether it has no area.", \CGRect.isEmpty),
  ]

  /// The catalog entry of `CGAffineTransform`.
  public static let affineTransform = Recipe.structure(
    CGAffineTransform.self, "An affine transform: translation, rotation and scaling.",
    [
      .initializer("init(translationX:y:)", "A translation, in points.") { (x: Double, y: Double) in
        CGAffineTransform(translationX: x, y: y)
      },
      .initializer("init(scaleX:y:)", "A scaling about the origin.") { (x: Double, y: Double) in
        CGAffineTransform(scaleX: x, y: y)
      },
      .initializer("init(rotationAngle:)", "A rotation about the origin, in radians.") {
        (angle: Double) in CGAffineTransform(rotationAngle: angle)
      },
      .initializer("init(a:b:c:d:tx:ty:)", "A transform from its six components.") {
        (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      },
      .constant("identity", "The transform that changes nothing.") { CGAffineTransform.identity },
      .property("isIdentity", "Whether it changes nothing.", \CGAffineTransform.isIdentity),
      .variable("a", "The contribution of x to the new x.", \CGAffineTransform.a),
      .variable("b", "The contribution of x to the new y.", \CGAffineTransform.b),
      .variable("c", "The contribution of y to the new x.", \CGAffineTransform.c),
      .variable("d", "The contribution of y to the new y.", \CGAffineTransform.d),
      .variable("tx", "The horizontal translation.", \CGAffineTransform.tx),
      .variable("ty", "The vertical translation.", \CGAffineTransform.ty),
      .method("concatenating(_:)", "This transform followed by another.") {
        (transform: CGAffineTransform, next: CGAffineTransform) in transform.concatenating(next)
      },
      .method("translatedBy(x:y:)", "A translation before this transform.") {
        (transform: CGAffineTransform, x: Double, y: Double) in transform.translatedBy(x: x, y: y)
      },
      .method("scaledBy(x:y:)", "A scaling before this transform.") {
        (transform: CGAffineTransform, x: Double, y: Double) in transform.scaledBy(x: x, y: y)
      },
    ])

  /// The catalog entry of `Color`.
  public static let color = Recipe.structure(
    Color.self, "A color with opacity.",
    [
      .initializer(
        "init(red:green:blue:alpha:)", "A color from its components, each from 0 to 1.",
        defaults: [3: { .double(1) }]
      ) { (red: Double, green: Double, blue: Double, alpha: Double) in
        Color(red: red, green: green, blue: blue, alpha: alpha)
      },
      .initializer(
        "init(white:alpha:)", "A gray, from 0 black to 1 white.", defaults: [1: { .double(1) }]
      ) { (white: Double, alpha: Double) in Color(white: white, alpha: alpha) },
      .method("withAlpha(_:)", "The same color with another opacity.") {
        (color: Color, alpha: Double) in color.withAlpha(alpha)
      },
      .variable("red", "The red component, from 0 to 1.", \Color.red),
      .variable("green", "The green component, from 0 to 1.", \Color.green),
      .variable("blue", "The blue component, from 0 to 1.", \Color.blue),
      .variable("alpha", "The opacity, from 0 to 1.", \Color.alpha),
    ] + namedColors)

  private static let namedColors: [Member] = [
    .constant("clear", "Fully transparent.") { Color.clear },
    .constant("black", "Black.") { Color.black },
    .constant("darkGray", "Dark gray.") { Color.darkGray },
    .constant("gray", "Gray.") { Color.gray },
    .constant("lightGray", "Light gray.") { Color.lightGray },
    .constant("white", "White.") { Color.white },
    .constant("red", "Red.") { Color.red },
    .constant("green", "Green.") { Color.green },
    .constant("blue", "Blue.") { Color.blue },
    .constant("yellow", "Yellow.") { Color.yellow },
    .constant("orange", "Orange.") { Color.orange },
    .constant("purple", "Purple.") { Color.purple },
  ]
}
