// Xlib: where the pointer is, what windows lie below it, and a click that is meant for us; and windows
// whose pixels are shared with the server.
#include <X11/Xlib.h>
#include <X11/Xatom.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/shape.h>
#include <X11/keysym.h>
