import { compareBeam } from './compareBeam.ts';
import { generateBeam } from './generateBeam.ts';
import { toDocument } from './plainBeam.ts';
import { createRandom } from './random.ts';

export interface BeamsReport {
  readonly seed: number;
  readonly count: number;
  readonly solved: number;
  readonly mechanisms: number;
  /** Worst deviation relative to the largest ordinate, and where. */
  readonly worst: number;
  readonly where: string;
  readonly differing: readonly {
    readonly index: number;
    readonly reason: string;
    readonly document: object;
  }[];
}

/** Compares `count` random beams; each has a seed of its own, so that one can be looked at alone. */
export function runBeams(seed: number, count: number, maxDiffering = 20): BeamsReport {
  const differing: { index: number; reason: string; document: object }[] = [];
  let [solved, mechanisms, worst, where] = [0, 0, 0, ''];
  let index = 0;
  for (; index < count && differing.length < maxDiffering; index++) {
    const beam = generateBeam(createRandom(seed + index));
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
