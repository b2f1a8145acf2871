/**
 * The flags of Node and the environment variables of the C library with which deploy/ starts the server, so that tests
 * measure it as deployed.
 */
export const DEPLOYED = {
  // The answering thread needs no semi-space of tens of MiB for young objects. V8's pool has as many threads as there
  // are processors to spare: four of them on two processors keep a garbage collection waiting for its helpers. A heap
  // may grow by half before it is collected: answers count as growth, and collecting earlier took a fifth of the time
  // of the thread that sends them.
  flags: [
    '--conditions=@eecs/source',
    '--max-semi-space-size=4',
    '--v8-pool-size=0',
    '--heap-growing-percent=50',
  ],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
} as const;
