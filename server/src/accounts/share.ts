/** An allowance of processor time that fills up again by itself. */
export interface Share {
  /** Returns whether any allowance is left. */
  readonly hasSome: () => boolean;
  /** Subtracts the processor time that a task took, ms; the last task may take more than was left. */
  readonly spend: (ms: number) => void;
}

export interface ShareOptions {
  /** The maximum, and the amount at the start, ms of processor time. */
  readonly mostMs: number;
  /** How much is returned each second, ms of processor time. */
  readonly msPerSecond: number;
  /** The current time, ms. @default performance.now */
  readonly now?: () => number;
}

/** Creates an allowance. */
export function createShare({ mostMs, msPerSecond, now = () => performance.now() }: ShareOptions): Share {
  let left = mostMs;
  let since = now();
  const fill = () => {
    const at = now();
    left = Math.min(mostMs, left + ((at - since) * msPerSecond) / 1000);
    since = at;
  };
  return {
    hasSome() {
      fill();
      return left > 0;
    },
    spend(ms) {
      fill();
      left -= ms;
    },
  };
}
