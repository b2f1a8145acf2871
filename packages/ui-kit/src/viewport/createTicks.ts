export interface Ticks {
  /** Distance between ticks: 1, 2 or 5 times a power of ten. */
  readonly step: number;
  readonly values: readonly number[];
}

const MAX_TICKS = 100;

/** Chooses the smallest step of the series 1-2-5 that gives at most `maxCount` steps over a span. */
export function niceStep(span: number, maxCount: number): number {
  if (!(span > 0) || !Number.isFinite(span)) return 1;
  const wanted = span / Math.max(1, Math.min(maxCount, MAX_TICKS));
  const power = 10 ** Math.floor(Math.log10(wanted));
  // A step that is the wanted one but for the last bit is not made twice as long.
  const multiple = [1, 2, 5, 10].find((candidate) => candidate * power >= wanted * (1 - 1e-12)) ?? 10;
  return multiple * power;
}

/**
 * Lists round values between two ends, at most `maxCount` + 1 of them and never more than 101.
 *
 * @example createTicks({ from: 0, to: 12, maxCount: 6 }).values // [0, 2, 4, 6, 8, 10, 12]
 */
export function createTicks({
  from,
  to,
  maxCount,
}: {
  readonly from: number;
  readonly to: number;
  readonly maxCount: number;
}): Ticks {
  const step = niceStep(to - from, maxCount);
  if (!(to > from)) return { step, values: [] };
  // Whole multiples, so that the tenth tick carries no sum of nine roundings.
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.min(Math.floor(to / step + 1e-9), first + MAX_TICKS);
  const digits = Math.max(0, Math.ceil(-Math.log10(step)) + 1);
  const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    digits > 15 ? (first + i) * step : Number(((first + i) * step).toFixed(digits)),
  );
  return { step, values };
}
