/// A weak reference as a value, for tables and lists of objects that others keep alive.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
