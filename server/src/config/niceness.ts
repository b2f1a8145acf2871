/**
 * The niceness added to background threads on Linux, where threads have their own priorities: next to a thread that
 * answers requests, such a thread gets a tenth of the processor, and alone all of it.
 */
export const DEFAULT_NICENESS = 10;
