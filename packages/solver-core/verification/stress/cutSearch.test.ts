import { describe, expect, it } from 'vitest';
import { listArcs } from '../../src/stress/fibreArcs.ts';
import { fibresAt, listBands } from '../../src/stress/fibres.ts';
import type { Fibre } from '../../src/stress/fibres.ts';
import { placeSection } from '../../src/stress/placedSection.ts';
import type { Theory } from '../../src/beam/results/stressParts.ts';
import { mapTheories, THEORIES } from '../../src/stress/strengthTheories.ts';
import { createCutSearch, stressFibre } from '../../src/stress/worstFibre.ts';
import type { Forces } from '../../src/stress/cutForces.ts';
import type { CutSearch } from '../../src/stress/worstFibre.ts';
import { createRandom } from '@eecs/testing/random';
import { generateSection, OUTLINED } from '../sections/generateSection.ts';
import { DRAWN_SEED, drawCases, drawItems, IS_WHOLE } from '../drawCases.ts';

const SEED = 20_261_122;
const LEVELS = 2000;
const TRIALS = IS_WHOLE ? 60 : drawCases(30);
/** If a material has equal strengths in tension and compression, only half of a mirrored section is searched. */
const CONSTANTS = [
  { nu: 0.3, k: 0.4 },
  { nu: 0.3, k: 1 },
];
const random = createRandom(SEED);
const cases = OUTLINED.flatMap((className) =>
  [0, 0, 37, 90, 0.02].map((alphaDeg) => ({
    className,
    alphaDeg,
    section: generateSection(random, className),
  })),
);
/** An ordinary run tries three tenths of them, different ones in every run. */
const searches = drawItems(
  cases.flatMap((one) => CONSTANTS.map((constants) => ({ ...one, constants, k: constants.k }))),
  DRAWN_SEED,
  IS_WHOLE ? 10 : 3,
);

describe(`the search of a cut, seed ${DRAWN_SEED}`, () => {
  it.each(searches)('of a $className turned by $alphaDeg°, k $k, finds no less than 2000 levels', (one) => {
    const { constants } = one;
    const placed = placeSection(one.section, { alphaDeg: one.alphaDeg, isFlipped: false, system: 0 })!;
    const search = createCutSearch(placed, constants);
    const bands = listBands(placed);
    const fibres = bands.flatMap(([low, high]) => {
      const count = Math.ceil((LEVELS * (high - low)) / (placed.top - placed.bottom)) + 4;
      return Array.from({ length: count + 1 }, (_, k) =>
        k === count
          ? fibresAt(placed, high, 'below')
          : fibresAt(placed, low + ((high - low) * k) / count, k < count / 2 ? 'above' : 'below'),
      ).flat();
    });
    const bending = greatestOf(fibres, ({ bending: b }) => b);
    const shear = greatestOf(fibres, ({ shear: s }) => s);
    const size = () => (random.next() - 0.5) * 10 ** (4 * random.next());
    for (let trial = 0; trial < TRIALS; trial++) {
      // Sizes for which all three forces matter.
      const forces = { N: size() * placed.A, Q: size() / shear, M: size() / bending };
      const found = greatestAfter(search, forces);
      const grid = [0, 0, 0, 0, 0];
      for (const fibre of fibres) {
        const values = stressFibre(fibre, forces, constants);
        THEORIES.forEach((theory, t) => (grid[t] = Math.max(grid[t]!, values[theory])));
      }
      for (const [t, theory] of THEORIES.entries()) {
        expect(found[theory], `${theory} under ${JSON.stringify(forces)}`).toBeGreaterThanOrEqual(
          grid[t]! * (1 - 1e-9),
        );
        const worst = search.worst(forces, theory);
        expect(Math.abs(worst.value - found[theory])).toBeLessThanOrEqual(1e-9 * found[theory]);
        expect(stressFibre(worst.fibre, forces, constants)[theory]).toBe(worst.value);
      }
    }
  });

  it.each(cases)(
    'of a $className turned by $alphaDeg° follows its stresses to 1e-7 between levels',
    (one) => {
      const placed = placeSection(one.section, { alphaDeg: one.alphaDeg, isFlipped: false, system: 0 })!;
      // A sliver between two nearly equal levels has no correct digits; the search of the cut above covers it.
      const slivers = listBands(placed).filter(
        ([low, high]) => high - low < 1e-6 * (placed.top - placed.bottom),
      );
      const arcs = listArcs(placed).filter(
        ({ from, to }) => !slivers.some(([low, high]) => from.z >= low && to.z <= high),
      );
      const bending = arcs.reduce((most, { from }) => Math.max(most, Math.abs(from.bending)), 0);
      const shear = arcs.reduce((most, { to }) => Math.max(most, Math.abs(to.shear)), 0);
      expect(arcs.length).toBeLessThan(2000);
      for (const arc of arcs) {
        const v = 2 * random.next() - 1;
        const { z, side, slot } = arc.placeAt(v);
        const fibre = fibresAt(placed, z, side)[slot]!;
        const at = (c: readonly number[]) => c.reduceRight((sum, coefficient) => sum * v + coefficient, 0);
        expect(Math.abs(at(arc.bending) - fibre.bending)).toBeLessThanOrEqual(1e-7 * bending);
        expect(Math.abs(at(arc.shear) - fibre.shear)).toBeLessThanOrEqual(1e-7 * shear);
      }
    },
  );
});

/** An ordinary run tries two of them. */
const QUARTERS = drawItems([0, 90, 180, 270, 360], DRAWN_SEED, IS_WHOLE ? 10 : 4);

describe(`a section that is turned by almost nothing, seed ${DRAWN_SEED}`, () => {
  // With these rotations, levels are as close together as a double can resolve.
  const turns = [1e-9, -1e-9, 1e-10, 1e-11, 1e-12, 3e-12];
  it.each(OUTLINED)('has the stresses of one that is not: %s', (className) => {
    const section = generateSection(createRandom(SEED), className);
    const forces = { N: 1e5, Q: 1e4, M: 1e3 };
    const stressesAt = (alphaDeg: number) => {
      const placed = placeSection(section, { alphaDeg, isFlipped: false, system: 0 })!;
      return greatestAfter(createCutSearch(placed, CONSTANTS[0]!), forces);
    };
    for (const quarter of QUARTERS) {
      const level = stressesAt(quarter);
      for (const turn of turns) {
        const turned = stressesAt(quarter + turn);
        for (const theory of THEORIES)
          expect(
            Math.abs(turned[theory] - level[theory]),
            `${quarter}° and ${turn}°, ${theory}`,
          ).toBeLessThanOrEqual(1e-6 * level[theory]);
      }
    }
  });
});

function greatestAfter(search: CutSearch, forces: Forces): Record<Theory, number> {
  const lists = mapTheories((): number[] => []);
  search.addGreatest(forces, lists);
  return mapTheories((theory) => lists[theory][0]!);
}

function greatestOf(fibres: readonly Fibre[], of: (fibre: Fibre) => number): number {
  return fibres.reduce((most, fibre) => Math.max(most, Math.abs(of(fibre))), 0);
}
