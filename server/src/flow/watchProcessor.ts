import os from 'node:os';

/** Returns, for so many threads that had work all the while, whether they got too little of the processors for it. */
export type Starvation = (threads: number) => boolean;

/**
 * Below this share of the available processor time, other processes kept this one from working: the time was over
 * before the work could be done.
 */
const ENOUGH = 0.5;

/**
 * Begins to watch how much of the processors this process gets. A task of which the time is over may be too large, or
 * may never have had its turn on a busy machine; only the first is the fault of whoever sent it.
 */
export function watchProcessor(
  now: () => number = () => performance.now(),
  used: () => NodeJS.CpuUsage = () => process.cpuUsage(),
  processors: number = os.availableParallelism(),
): Starvation {
  const [began, before] = [now(), used()];
  return (threads) => {
    const after = used();
    const usedMs = (after.user - before.user + after.system - before.system) / 1000;
    return usedMs < ENOUGH * Math.min(threads, processors) * (now() - began);
  };
}
