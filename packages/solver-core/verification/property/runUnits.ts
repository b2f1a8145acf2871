import { compareUnits, compareVerdicts } from './compareUnits.ts';
import { generateBeam } from './generateBeam.ts';
import { generateLayout, toDocument as layoutToDocument } from './generateLayout.ts';
import { toDocument } from './plainBeam.ts';
import { createRandom } from '@eecs/testing/random';

export interface UnitsReport {
  readonly seed: number;
  readonly count: number;
  readonly solved: number;
  readonly refused: number;
  /** Number of layouts for which only the verdict was compared. */
  readonly layouts: number;
  /** Worst deviation relative to the largest ordinate, and its place. */
  readonly worst: number;
  readonly where: string;
  readonly differing: readonly {
    readonly index: number;
    readonly reason: string;
    readonly document: object;
  }[];
}

/**
 * Number of layouts for each beam: most beams are stable, while a rounded place could change a verdict near the limit.
 */
const LAYOUTS_EACH = 5;

/** Switches the units of `count` random beams, every second one written in SI, and of five times as many layouts. */
export function runUnits(seed: number, count: number, maxDiffering = 20): UnitsReport {
  const differing: { index: number; reason: string; document: object }[] = [];
  let [solved, refused, layouts, worst, where] = [0, 0, 0, 0, ''];
  let index = 0;
  for (; index < count && differing.length < maxDiffering; index++) {
    const document = {
      ...toDocument(generateBeam(createRandom(seed + index))),
      units: { system: index % 2 },
    };
    const comparison = compareUnits(document);
    if (comparison.kind === 'refused') refused++;
    else if (comparison.kind === 'differs') differing.push({ index, reason: comparison.reason, document });
    else {
      solved++;
      if (comparison.worst > worst) [worst, where] = [comparison.worst, `beam ${index}, ${comparison.where}`];
    }
    for (let k = 0; k < LAYOUTS_EACH; k++) {
      const layout = layoutToDocument(generateLayout(createRandom(seed + index * LAYOUTS_EACH + k)));
      const reason = compareVerdicts(layout);
      layouts++;
      if (reason !== null) differing.push({ index, reason, document: layout });
    }
  }
  return { seed, count: index, solved, refused, layouts, worst, where, differing };
}
