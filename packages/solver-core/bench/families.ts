import { solveBeam } from '@eecs/solver-core';
import { measure, median } from './calibration.ts';
import { rounded, verdict } from './verdict.ts';
import { BEAM_FAMILIES, createBeamWorkload } from './workloads.ts';

/**
 * Bars, in ms on the machine whose calibration loop takes 14 ms, for a warm solve with all results and exact extremes
 * but without checks: `first` must be reached within a factor of 2, `aim` is the next goal.
 */
const BARS_MS: Readonly<
  Record<keyof typeof BEAM_FAMILIES, { readonly first: number; readonly aim: number }>
> = {
  'beam-small': { first: 0.08, aim: 0.05 },
  'beam-medium': { first: 0.55, aim: 0.4 },
  'beam-large': { first: 5.7, aim: 4 },
  'beam-large-hinged': { first: 5.7, aim: 4 },
};
const CALIBRATION_OF_BARS_MS = 14;
/** All results, without the parts that only a small beam gets by default. */
const PLAIN = { include: [] } as const;

/** Solves every family warm and compares the fastest run with its bars, scaled by the calibration of this process. */
export function benchFamilies(calibrationMs: number): object[] {
  const scale = calibrationMs / CALIBRATION_OF_BARS_MS;
  return (Object.keys(BEAM_FAMILIES) as (keyof typeof BEAM_FAMILIES)[]).map((family) => {
    const shape = BEAM_FAMILIES[family];
    const document = createBeamWorkload(shape, 1);
    const [firstMs = NaN] = measure(1, () => solveOrThrow(document, family));
    const times = measure(shape.loads > 1000 ? 150 : 2000, () => solveBeam(document, PLAIN));
    const fastest = times[0] as number;
    const { first, aim } = BARS_MS[family];
    return {
      family,
      'cold ms': rounded(firstMs),
      'min ms': rounded(fastest),
      'median ms': rounded(median(times)),
      'of calibration': rounded(fastest / calibrationMs),
      '2x first bar': verdict(fastest, 2 * first * scale),
      'final aim': verdict(fastest, aim * scale),
    };
  });
}

/** Solves a document that must be solvable. */
export function solveOrThrow(document: object, name: string): void {
  const answer = solveBeam(document, PLAIN);
  if (answer.level === 'error') throw new Error(`${name}: ${JSON.stringify(answer.failures.slice(0, 3))}`);
}
