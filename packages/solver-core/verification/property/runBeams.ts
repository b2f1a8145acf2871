import { compareBeam } from './compareBeam.ts';
import { generateBeam } from './generateBeam.ts';
import { toDocument } from './plainBeam.ts';
import type { PlainBeam } from './plainBeam.ts';
import { createRandom } from '@eecs/testing/random';
import type { Random } from '@eecs/testing/random';

export interface BeamsReport {
  readonly seed: number;
  readonly count: number;
  readonly solved: number;
  readonly mechanisms: number;
  /** Worst deviation relative to the largest ordinate, and its place. */
  readonly worst: number;
  readonly where: string;
  readonly differing: readonly {
    readonly index: number;
    readonly reason: string;
    readonly document: object;
  }[];
}

interface BeamsRun {
  readonly seed: number;
  readonly count: number;
  /** @default generateBeam */
  readonly generate?: (random: Random) => PlainBeam;
  /** The number of deviations at which the run stops. @default 20 */
  readonly maxDiffering?: number;
}

/** Compares `count` random beams; each has a seed of its own, so that it can be examined alone. */
export function runBeams({ seed, count, generate = generateBeam, maxDiffering = 20 }: BeamsRun): BeamsReport {
  const differing: { index: number; reason: string; document: object }[] = [];
  let [solved, mechanisms, worst, where] = [0, 0, 0, ''];
  let index = 0;
  for (; index < count && differing.length < maxDiffering; index++) {
    const beam = generate(createRandom(seed + index));
    const comparison = compareBeam(beam);
    if (comparison.kind === 'mechanism') mechanisms++;
    else if (comparison.kind === 'differs') {
      differing.push({ index, reason: comparison.reason, document: toDocument(beam) });
    } else {
      solved++;
      if (comparison.worst > worst) [worst, where] = [comparison.worst, `beam ${index}, ${comparison.where}`];
    }
  }
  return { seed, count: index, solved, mechanisms, worst, where, differing };
}
