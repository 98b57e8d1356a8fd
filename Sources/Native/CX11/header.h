// Xlib: the pointer, the windows below it, and a click meant for the program.
#include <X11/Xlib.h>
#include <X11/Xatom.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
