/**
 * The niceness added to background threads on Linux, where threads have priorities of their own: beside a thread that
 * answers, such a thread gets a tenth of the processor, and alone all of it.
 */
export const DEFAULT_NICENESS = 10;
