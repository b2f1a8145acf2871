/** Processor ms of two loops on the machine where the budgets of lanes were measured. */
const REFERENCE_MS = { memory: 22, arithmetic: 13.3 };
/** Ratios to the reference from which a machine counts as one with slow memory. */
const SLOW = { memory: 1.6, arithmetic: 1.2 };

const MEMORY_BYTES = 64 * 2 ** 20;
const PAGE_BYTES = 4096;
const STEPS = 1e7;

/** Processor ms of the two loops. */
export type LoopTimes = Readonly<typeof REFERENCE_MS>;

/**
 * Returns whether this machine is of the kind with slow fresh memory, on which lanes take two to four times as long as
 * on the reference machine. It takes a quarter of a second.
 */
export const hasSlowMemory = (): boolean =>
  isSlow({ memory: fastest(touchMemory), arithmetic: fastest(multiply) });

/** Compares the times of the loops with those of the reference machine. */
export const isSlow = ({ memory, arithmetic }: LoopTimes): boolean =>
  memory > SLOW.memory * REFERENCE_MS.memory || arithmetic > SLOW.arithmetic * REFERENCE_MS.arithmetic;

/** Returns the processor ms of the fastest of several runs, so that other work on the machine does not count. */
function fastest(loop: () => unknown): number {
  const times = Array.from({ length: 6 }, () => {
    const start = process.cpuUsage();
    loop();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Touches each page of fresh memory, as a process does that has just started. */
function touchMemory(): number {
  const bytes = new Uint8Array(MEMORY_BYTES);
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) bytes[at] = 1;
  return bytes.length;
}

function multiply(): number {
  let a = 1;
  for (let i = 0; i < STEPS; i++) a = a * 0.999999 + 1e-6;
  return a;
}
