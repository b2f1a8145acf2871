/** How deploy/ starts the server, so that it is measured as it runs: flags of Node, and what the C library reads. */
export const DEPLOYED = {
  // Of the thread that answers: what is young there needs no tens of MiB.
  flags: ['--conditions=@eecs/source', '--max-semi-space-size=4'],
  // Memory that was freed goes back to the system instead of staying with one of many arenas.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
} as const;
