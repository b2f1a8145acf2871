import { measure, median } from './calibration.ts';
import { solveOrThrow } from './families.ts';
import { rounded, verdict } from './verdict.ts';
import { createBeamWorkload } from './workloads.ts';

/**
 * The shape of the beam whose solve is timed, as an editor makes it on every frame of a drag: all results and extremes,
 * without checks. The bar is not scaled by the calibration, because the length of a frame is fixed.
 */
const SHAPE = { spans: 20, loads: 100, sets: 1, hinges: 0, sections: 3 } as const;
const BAR_MS = 2;
const RUNS = 1000;

/** Times the solve of a preview, a different beam each time as in a drag, warm; the bar applies to 95 of 100 solves. */
export function benchPreview(): object[] {
  const documents = Array.from({ length: 20 }, (_, seed) => createBeamWorkload(SHAPE, seed + 1));
  let run = 0;
  const solve = () => solveOrThrow(documents[run++ % documents.length]!, 'preview');
  measure(RUNS, solve);
  const times = measure(RUNS, solve);
  const p95 = times[Math.floor(0.95 * RUNS)] as number;
  return [
    {
      preview: `${SHAPE.spans} spans, ${SHAPE.loads} loads`,
      'median ms': rounded(median(times)),
      'p95 ms': rounded(p95),
      bar: verdict(p95, BAR_MS),
    },
  ];
}
