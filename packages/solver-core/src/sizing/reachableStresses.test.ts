import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../../verification/beamCase.ts';
import { tryAll } from '../../verification/combinations/tryAll.ts';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import { EN_1990, beamCombiner } from '../combinations/index.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { checkBeam } from './findLightest.ts';
import { findWorst } from './limits.ts';

const STEEL = { name: 'steel', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } };
/** A slender web, so that shear matters in addition to bending. */
const PLATE = { className: 'h', label: 'plate girder', h: 600, b: 200, tw: 5, tf: 20, r: 0 };

const read = (L: number, part: object): BeamCase => {
  const parsed = parseCase(
    beamCase(L, {
      materials: [STEEL],
      sections: [PLATE],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      ...part,
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
};

const set = (action: object) => ({ title: '', description: '', color: '#607d8b', action });

const SEEDS = Array.from({ length: drawCases(20, 2) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('no combination stresses a beam more than the one that is found, seed %d', (seed) => {
  const random = createRandom(seed);
  const L = 6;
  const supports = random.chance(0.5)
    ? [pin(0), roller(6)]
    : [pin(0), roller(random.integer(2, 4)), roller(6)];
  const actions = [{ kind: 'G' }, { kind: 'Q', category: 'B' }, { kind: 'S' }, { kind: 'W' }] as const;
  const hasAxial = random.chance(0.3);
  const loads = actions.flatMap((_, k) => [
    { ...uniform(0, L, 2e4 * (random.next() - 0.7)), sets: 2 ** k },
    { ...force(0.25 * random.integer(1, 23), 4e5 * (random.next() - 0.6)), sets: 2 ** k },
    ...(hasAxial
      ? [{ className: 'AxialLoad', x: 6, c: [6e5 * (random.next() - 0.5)], alpha: 0, sets: 2 ** k }]
      : []),
  ]);
  const limits = { stress: { factor: 0.01 } };
  const equivalentOf = (document: BeamCase) =>
    findWorst((checkBeam(document, limits, beamCombiner) ?? []).filter(({ kind }) => kind === 'equivalent'));
  const found = equivalentOf(
    read(L, { supports, loads, caseSets: actions.map(set), combinations: { rule: 'en1990' } }),
  );
  // Each combination is solved as a beam of its own with one set of factored loads.
  const all = tryAll(
    EN_1990,
    'ULS-STR',
    actions.map((action) => ({ action })),
  );
  const greatest = Math.max(
    ...all.map((factors) => {
      const factored = loads.flatMap((load) => {
        const factor = factors[Math.log2(load.sets)]!;
        const scaled =
          'y' in load
            ? { y: load.y.map((y: number) => factor * y) }
            : { c: load.c.map((c: number) => factor * c) };
        return factor === 0 ? [] : [{ ...load, ...scaled, sets: 1 }];
      });
      return factored.length === 0 ? 0 : (equivalentOf(read(L, { supports, loads: factored }))?.value ?? NaN);
    }),
  );
  expect(found?.combination?.situation).toBe('ULS-STR');
  // The peak of a curve lies between two samples, so the curves of two beams agree only to 1e-6.
  expectClose(found!.value, greatest, 1e-6);
});
