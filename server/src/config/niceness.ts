/**
 * The niceness added to threads that give way on Linux, where threads have priorities of their own: the weight of one
 * beside a thread that answers is a tenth, and alone on a processor it has all of it.
 */
export const DEFAULT_NICENESS = 10;
