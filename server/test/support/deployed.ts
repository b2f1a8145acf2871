/** How deploy/ starts the server, so that it is measured as it runs: flags of Node, and what the C library reads. */
export const DEPLOYED = {
  // Of the thread that answers: what is young there needs no tens of MiB. The pool is V8's own, of as many threads as there are processors to
  // spare: four of them on two processors keep a collection of garbage waiting for its helpers.
  flags: ['--conditions=@eecs/source', '--max-semi-space-size=4', '--v8-pool-size=0'],
  // Memory that was freed goes back to the system instead of staying with one of many arenas.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
} as const;
