// Attaching and detaching one Qt widget in a shown window, with an event filter.
// Prints "told" in nanoseconds of processor time a cycle.

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>
#include <QWidget>
#include <cstdio>
#include <ctime>

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

struct Listener : QObject {
  unsigned long heard = 0;
  bool eventFilter(QObject *, QEvent *event) override {
    switch (event->type()) {
      case QEvent::ParentAboutToChange:
      case QEvent::ParentChange:
      case QEvent::Show:
      case QEvent::Hide:
      case QEvent::ChildAdded:
      case QEvent::ChildRemoved: heard++; break;
      default: break;
    }
    return false;
  }
};

static void measure(QWidget &window, QWidget &child, int count) {
  double start = 0;
  for (int cycle = -count / 10; cycle < count; cycle++) {
    if (cycle == 0) start = now();
    child.setParent(&window);
    child.show();
    child.hide();
    child.setParent(nullptr);
  }
  std::printf("told %f\n", (now() - start) / count);
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  QWidget window;
  window.resize(320, 460);
  window.show();
  for (int step = 0; step < 50; step++) application.processEvents(QEventLoop::AllEvents, 2);
  if (!window.isVisible()) return 1;

  QWidget child;
  Listener listener;
  window.installEventFilter(&listener);
  child.installEventFilter(&listener);
  measure(window, child, 20000);
  return listener.heard > 0 ? 0 : 1;
}
