import os from 'node:os';

/**
 * Returns whether the process got too little processor time for the given number of threads that were busy all the
 * time.
 */
export type Starvation = (threads: number) => boolean;

/** Below this share of the available processor time, other processes prevented the work from being finished in time. */
const ENOUGH = 0.5;

/**
 * Starts measuring how much processor time this process gets. A task that runs out of time may be too large, or it may
 * not have got a processor on a busy machine; only the first is the client's fault.
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
