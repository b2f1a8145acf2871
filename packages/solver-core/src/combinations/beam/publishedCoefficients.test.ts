import { describe, expect, test } from 'vitest';
import { beamCase, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { PATTERN, combinedBeam } from '../../../verification/combinedBeam.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { CombinedBeam } from './answer.ts';

// K.-J. Schneider, "Bautabellen für Ingenieure", chapter 4, table of continuous beams with equal spans: the greatest
// values under a live load on the worst spans, to three digits.
describe('published coefficients of continuous beams, live load on any spans', () => {
  const tables = [
    // spans, M in span 1, M at B, M in span 2, reaction at A, reaction at B
    [2, 0.096, -0.125, 0.096, 0.438, 1.25],
    [3, 0.101, -0.117, 0.075, 0.45, 1.2],
    [4, 0.1, -0.121, 0.081, 0.446, 1.223],
    [5, 0.1, -0.12, 0.079, 0.447, 1.218],
  ] as const;
  test.each(tables)('%d spans', (n, first, atB, second, atA, reactionB) => {
    const [l, q] = [5, 1e3];
    const beam = combinedBeam(
      beamCase(n * l, {
        supports: Array.from({ length: n + 1 }, (_, k) => (k === 0 ? pin(0) : roller(k * l))),
        caseSets: [PATTERN],
        combinations: { rule: 'en1990', situations: ['SLS-characteristic'] },
        loads: [{ ...uniform(0, n * l, -q), sets: 1 }],
      }),
    );
    const [{ spans, reactions, effects }] = beam.situations as [CombinedBeam['situations'][0]];
    const inTable = (value: number, coefficient: number) => {
      expect(Math.abs(value - coefficient)).toBeLessThanOrEqual(0.00051);
    };
    inTable(spans[0]!.M.max.value / (q * l * l), first);
    inTable(spans[1]!.M.max.value / (q * l * l), second);
    inTable(valueAt(effects.M!.min.diagram, l) / (q * l * l), atB);
    inTable(reactions[0]!.normal.max.value / (q * l), atA);
    inTable(reactions[1]!.normal.max.value / (q * l), reactionB);
  });
});
