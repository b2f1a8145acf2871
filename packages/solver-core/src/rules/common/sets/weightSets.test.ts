import { describe, expect, it } from 'vitest';
import { solveBeam } from '../../../beam/solveBeam.ts';
import { caseHash } from '../../../model/beam/caseHash.ts';
import { parseCase } from '../../../model/beam/parseCase.ts';
import type { BeamCase } from '../../../model/beam/document.ts';
import { solveTruss } from '../../../truss/solveTruss.ts';
import { listEmptySets } from '../../beam/sets/listEmptySets.ts';
import { listUnfactored } from '../../beam/sets/listUnfactored.ts';
import { removeCaseSet } from '../../beam/sets/removeCaseSet.ts';

/** A simple beam of 6 m and 100 kg/m with 12 kN at its middle in Q. By hand: each end carries 300 kg and 6 kN. */
const BEAM = {
  schema: 1,
  L: 6,
  selfWeight: true,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, mass: 100 }],
  materials: [{ E: 200_000 }],
  sections: [{ className: 'generic', A: 100, Iy: 10_000 }],
  loads: [{ id: 'q', className: 'ShearLoad', x: 3, c: [-12_000], alpha: 90, sets: 2 }],
};
const G = { title: 'G' };
const Q = { title: 'Q' };
const FACTORED = { title: '1.35 G + 1.5 Q', combined: true, factors: { 0: 1.35, 1: 1.5 } };
const HALF = 300 * 9.80665;

function read(change: object = {}): BeamCase {
  const parsed = parseCase({ ...BEAM, caseSets: [G, Q, FACTORED], ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function reactions(change?: object): number[] {
  const answer = solveBeam(read(change));
  if (answer.level !== 'ok') throw new Error(answer.message);
  return answer.sets.map(({ R: [first] }) => first?.normal ?? Number.NaN);
}

function expectReactions(found: number[], expected: number[]): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((value, at) => expect(value).toBeCloseTo(expected[at]!, 6));
}

describe('self weight in named sets', () => {
  it('leaves the reactions of the other sets without it, and follows the factor of its member', () => {
    expectReactions(reactions({ weightSets: 1 }), [HALF, 6000, 1.35 * HALF + 9000]);
    expectReactions(reactions({ weightSets: 0 }), [0, 6000, 9000]);
  });

  it('self weight acts once in every set if no set is named', () => {
    expectReactions(reactions(), [HALF, 6000 + HALF, HALF + 9000]);
  });

  it('has a named factor before those of the members, a factor 1 too', () => {
    const told = (weight: number) => ({
      weightSets: 1,
      caseSets: [G, Q, { ...FACTORED, factors: { 0: 1.35, 1: 1.5, weight } }],
    });
    expectReactions(reactions(told(1)), [HALF, 6000, HALF + 9000]);
    expect(caseHash(read(told(1)))).not.toBe(caseHash(read({ weightSets: 1 })));
  });

  it('turns with the set that it acts in, also where that is combined', () => {
    const caseSets = [{ ...G, angle: 60 }, Q, FACTORED];
    expectReactions(reactions({ weightSets: 1, caseSets }), [HALF / 2, 6000, (1.35 * HALF) / 2 + 9000]);
  });

  it('changes the hash where self weight acts, and no hash of a document that names no set', () => {
    expect(caseHash(read({ weightSets: 1 }))).not.toBe(caseHash(read()));
    expect(caseHash(read({ weightSets: 1, selfWeight: false }))).toBe(caseHash(read({ selfWeight: false })));
  });

  it('is not unfactored, and leaves a set without loads empty', () => {
    expect(listUnfactored(read({ weightSets: 1 }))).toEqual([]);
    expect(listEmptySets(read({ weightSets: 1, loads: [], caseSets: [G, Q] }))).toEqual([1]);
    expect(listEmptySets(read({ loads: [], caseSets: [G, Q] }))).toEqual([]);
  });

  it('goes to the first set that is left when its own is removed, and moves down with its own', () => {
    expect(removeCaseSet(read({ weightSets: 1 }), 0).document.weightSets).toBe(1);
    expect(removeCaseSet(read({ weightSets: 2 }), 0).document.weightSets).toBe(1);
    expect('weightSets' in removeCaseSet(read(), 0).document).toBe(false);
  });

  it('refuses what is no mask, by its place', () => {
    expect(parseCase({ ...BEAM, weightSets: -1 })).toMatchObject({
      ok: false,
      failures: [{ path: '/weightSets' }],
    });
  });

  it('does the same in a truss: a rod of 4 m and 20 kg/m gives each joint 40 kg', () => {
    const answer = solveTruss({
      schema: 1,
      selfWeight: true,
      weightSets: 1,
      joints: [
        { id: 'a', x: 0, y: 0, anchor: 3 },
        {
          id: 'b',
          x: 4,
          y: 0,
          anchor: 2,
          loads: [{ id: 'p', className: 'ShearLoad', c: [-1000], alpha: 90, sets: 2 }],
        },
      ],
      links: [{ id: 'r', i: 0, j: 1, materialIndex: 0, sectionIndex: 0 }],
      materials: [{ E: 200_000, rho: 2000 }],
      sections: [{ className: 'generic', A: 100 }],
      caseSets: [G, Q, FACTORED],
    });
    if (answer.level !== 'ok') throw new Error(answer.message);
    const found = answer.sets.map(({ R }) => R.find(({ joint }) => joint === 1)?.y ?? Number.NaN);
    expectReactions(found, [40 * 9.80665, 1000, 1.35 * 40 * 9.80665 + 1500]);
  });
});
