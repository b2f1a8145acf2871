import { describe, expect, it } from 'vitest';
import { tabulateFibres, createEstimate } from '../../src/stress/fibreTable.ts';
import { listLayers } from '../../src/stress/fibres.ts';
import { placeSection } from '../../src/stress/placedSection.ts';
import { THEORIES } from '../../src/stress/strengthTheories.ts';
import { stressFibre } from '../../src/stress/worstFibre.ts';
import { createRandom } from '../property/random.ts';
import { generateSection, OUTLINED } from '../sections/generateSection.ts';

const constants = { nu: 0.3, k: 0.4 };
const random = createRandom(20_261_122);
const cases = OUTLINED.flatMap((className) =>
  [0, 37].map((alphaDeg) => ({ className, alphaDeg, section: generateSection(random, className) })),
);

describe('fibres that can be the worst', () => {
  it.each(cases)('of a $className turned by $alphaDeg° hold the worst one under any forces', (one) => {
    const placed = placeSection(one.section, { alphaDeg: one.alphaDeg, isFlipped: false, system: 0 })!;
    const table = tabulateFibres(listLayers(placed));
    const estimate = createEstimate(table, constants);
    for (let trial = 0; trial < 200; trial++) {
      const size = () => (random.next() - 0.5) * 10 ** (6 * random.next());
      const forces = { N: size(), Q: size(), M: size() };
      const estimated = estimate(forces);
      for (const theory of THEORIES) {
        const valueOf = (i: number) => stressFibre(table.rows[i]!.fibre, forces, constants)[theory];
        const most = table.rows.reduce((value, _, i) => Math.max(value, valueOf(i)), 0);
        const found = table.candidates.reduce((value, i) => Math.max(value, valueOf(i)), 0);
        expect(found).toBe(most);
        expect(estimated[theory]).toBeGreaterThanOrEqual(most * (1 - 1e-14));
      }
    }
  });
});
