import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { tryAll } from '../../../verification/combinations/tryAll.ts';
import { DRAWN_SEED, drawCases } from '../../../verification/drawCases.ts';
import { solveBeam } from '../../beam/solveBeam.ts';
import { EN_1990 } from '../../combinations/rules/en1990.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { type BeamMemberChecks, checkBeamMembers } from './checkBeamMembers.ts';
import { solveBeamMembers } from './solveBeamMembers.ts';

/** A light web, in which shear uses more than half of its resistance where the bending moment is large too. */
const PLATE = { className: 'hsection', label: 'plate', h: 400, b: 200, tw: 6, tf: 20, r1: 5 };
const L = 6;
const ACTIONS = [{ kind: 'G' }, { kind: 'Q', category: 'B' }, { kind: 'S' }, { kind: 'W' }] as const;

const read = (part: object): BeamCase => {
  const parsed = parseCase(
    beamCase(L, {
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
      sections: [PLATE],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      ...part,
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
};

const useOf = ({ checks }: Pick<BeamMemberChecks, 'checks'>, kind: string): number =>
  checks.find((one) => one.kind === kind)?.utilisation ?? 0;

interface Tried {
  readonly found: Pick<BeamMemberChecks, 'checks'>;
  /** The checks of each combination, each computed as for a beam with one set of factored loads. */
  readonly each: readonly BeamMemberChecks[];
}

/** Checks a random beam under its rule, and under all of its combinations one by one. */
function tryBeam(seed: number, own: Partial<MemberLimits> = {}): Tried {
  const members: MemberLimits = { standard: 'EN 1993-1-1', ...own };
  const random = createRandom(seed);
  const supports = random.chance(0.5)
    ? [pin(0), roller(L)]
    : [pin(0), roller(random.integer(2, 4)), roller(L)];
  const loads = ACTIONS.flatMap((_, k) => [
    { ...uniform(0, L, 2e4 * (random.next() - 0.7)), sets: 2 ** k },
    { ...force(0.25 * random.integer(1, 23), 1.6e5 * (random.next() - 0.7)), sets: 2 ** k },
  ]);
  const caseSets = ACTIONS.map((action) => ({ title: '', description: '', color: '#607d8b', action }));
  const found = solveBeamMembers(
    read({ supports, loads, caseSets, combinations: { rule: 'en1990' }, limits: { members } }),
    (one) => solveBeam(one, { include: [] }),
  );
  if (!found.ok) throw new Error(found.why);
  const each = tryAll(
    EN_1990,
    'ULS-STR',
    ACTIONS.map((action) => ({ action })),
  ).map((factors) => {
    const factored = loads.map((load) => {
      const factor = factors[Math.log2(load.sets)]!;
      const scaled =
        'y' in load ? { y: load.y.map((y) => factor * y) } : { c: load.c.map((c) => factor * c) };
      return { ...load, ...scaled, sets: 1 };
    });
    const document = read({ supports, loads: factored });
    const answer = solveBeam(document, { include: [] });
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    return checkBeamMembers(document, { answer, combined: null }, members)!;
  });
  return { found, each };
}

const SEEDS = Array.from({ length: drawCases(30, 2) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('no combination uses a cross-section more than the one that is found, seed %d', (seed) => {
  const { found, each } = tryBeam(seed);
  const mostOf = (one: Pick<BeamMemberChecks, 'checks'>, kinds: readonly string[]) =>
    Math.max(...kinds.map((kind) => useOf(one, kind)));
  const shear = Math.max(...each.map((one) => useOf(one, 'shear')));
  // Bending with shear is reduced from half of the shear resistance on; if shear exceeds its resistance, the reduction
  // is meaningless.
  const judged = shear < 1 ? [['shear'], ['bending', 'bendingShear']] : [['shear']];
  for (const kinds of judged) {
    const greatest = Math.max(...each.map((one) => mostOf(one, kinds)));
    expect(mostOf(found, kinds), kinds.join()).toBeGreaterThanOrEqual(greatest * (1 - 1e-6));
    expect(mostOf(found, kinds), kinds.join()).toBeLessThanOrEqual(greatest * (1 + 1e-6));
  }
});

test.each(SEEDS)('no combination buckles a beam more than the one that is found, seed %d', (seed) => {
  const { found, each } = tryBeam(seed, { restraints: 'supports', loadHeight: 'top' });
  const greatest = Math.max(...each.map((one) => useOf(one, 'lateral')));
  expect(useOf(found, 'lateral')).toBeGreaterThanOrEqual(greatest * (1 - 1e-6));
});
