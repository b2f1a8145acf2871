import { measure, median } from './calibration.ts';
import { solveOrThrow } from './families.ts';
import { rounded, verdict } from './verdict.ts';
import { createBeamWorkload } from './workloads.ts';

/** Sizes for the growth figures, and the form of the beam at each size. */
const SIZES = [1000, 10_000, 100_000] as const;
const SERIES = {
  'per load, 5 a span': (size: number) => ({ spans: size / 5, loads: size }),
  'per load, on 100 spans': (size: number) => ({ spans: 100, loads: size }),
  'per span, a load each': (size: number) => ({ spans: size, loads: size }),
} as const;
const BAR = 1.5;
/** Sums over ranges of pieces take log n each. */
const LOG_FACTOR = Math.log(SIZES[2]) / Math.log(SIZES[0]);

/**
 * Measures the time per unit from 1000 to 100 000 units, the fastest of several runs; `growth` is that of the largest
 * beam divided by that of the smallest, and the bar allows for a factor of log n.
 */
export function benchGrowth(): object[] {
  return Object.entries(SERIES).map(([series, shapeOf]) => {
    const perUnit = SIZES.map((size) => {
      const document = createBeamWorkload({ ...shapeOf(size), sets: 1, hinges: 0, sections: 8 }, 1);
      solveOrThrow(document, series);
      const times = measure(RUNS[size], () => solveOrThrow(document, series));
      return { fastest: ((times[0] as number) / size) * 1000, median: (median(times) / size) * 1000 };
    });
    const [first, last] = [perUnit[0]!, perUnit.at(-1)!];
    const growth = last.fastest / first.fastest;
    return {
      series,
      ...Object.fromEntries(SIZES.map((size, i) => [`µs at ${size}`, rounded(perUnit[i]!.fastest)])),
      growth: rounded(growth),
      // Includes garbage collection, which copies a result of a hundred megabytes while it is created.
      'growth of median': rounded(last.median / first.median),
      'bar 1.5': verdict(growth, BAR),
      'with log n': verdict(growth, BAR * LOG_FACTOR),
    };
  });
}

const RUNS: Readonly<Record<(typeof SIZES)[number], number>> = { 1000: 200, 10_000: 20, 100_000: 5 };
