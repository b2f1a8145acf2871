/**
 * Times the calibration loop, 1e7 dependent multiply-adds, in ms. The fastest of many tenths of the loop counts,
 * because an interruption by other work on the machine would loosen every bar.
 */
export function calibrate(): number {
  return TENTHS * Math.min(...measure(250, loop));
}

const TENTHS = 10;

/** Times an action repeatedly, in ms, ascending. */
export function measure(runs: number, action: () => unknown): number[] {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    action();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}

/** Returns the processor time of this process, in ms, which does not include other work on the machine. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the median of ascending times. */
export function median(times: readonly number[]): number {
  return times[times.length >> 1] as number;
}

function loop(): number {
  let a = 1;
  for (let i = 0; i < 1e7 / TENTHS; i++) a = a * 0.999999 + 1e-6;
  return a;
}
