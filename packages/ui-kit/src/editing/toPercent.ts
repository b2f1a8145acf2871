import { type LimitCheck, isMet } from '@eecs/solver-core/sizing';

/** Rounding errors of a solve, per cent, which must not turn 75 % into 76 %. */
const DUST = 1e-6;

/**
 * Rounds a utilisation up to a whole per cent, on its own side of the limit, so that 100.2 % is never displayed as 100
 * %.
 */
export function toPercent(check: Pick<LimitCheck, 'utilisation'>): number {
  const percent = Math.ceil(100 * check.utilisation - DUST);
  return isMet(check) ? Math.min(100, percent) : Math.max(101, percent);
}
