// The report of a crash, written by the process that crashes.
#ifndef TERRARIUM_CRASH_H
#define TERRARIUM_CRASH_H

// From now on a deadly fault writes a report to `path`, which is only then made: `head`, what
// happened, where, and `tail`. One line of it goes to standard error. The process then ends as it
// would have. Texts are copied; those that are too long are cut.
void terrarium_report_crashes(const char *path, const char *head, const char *tail);

#endif
