/** How deploy/ starts the server, so that it is measured as it runs: flags of Node, and what the C library reads. */
export const DEPLOYED = {
  // Of the thread that answers: what is young there needs no tens of MiB. The pool is V8's own, of as many threads as
  // there are processors to spare: four of them on two processors keep a collection of garbage waiting for its helpers.
  // A heap may grow by half before it is collected: answers count as growth, and a fifth of the time of the thread that
  // sends them went there.
  flags: [
    '--conditions=@eecs/source',
    '--max-semi-space-size=4',
    '--v8-pool-size=0',
    '--heap-growing-percent=50',
  ],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
} as const;
