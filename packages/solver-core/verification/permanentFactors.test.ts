// Combinations with factors for self weight and settlements (EN 1990, 6.4.3.2: partial factors of permanent actions),
// by the three-moment equation of two equal spans (S. P. Timoshenko, Strength of Materials I, continuous beams): M =
// -qL²/8 over the middle support under a load on both, and 4·M·L = 12·EI·d/L if it settles by d.
import { caseHash, parseCase, solveBeam, valueAt } from '@eecs/solver-core';
import { solveTruss } from '@eecs/solver-core/truss';
import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';

const [L, E, A, I, rho, g, d] = [6, 210_000, 50, 8000, 7850, 9.80665, 0.01];

function combine(factors?: Record<string, number>) {
  return {
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    branch: 'msb',
    title: '',
    L: 2 * L,
    selfWeight: true,
    units: { system: 0 },
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: L, settlement: { y: -d } },
      { className: 'simple', x: 2 * L },
    ],
    loads: [
      { id: 'aa11-bb22', className: 'DistributedLoad', x: [0, 2 * L], y: [-1000, -1000, -1000], sets: 1 },
    ],
    materials: [{ name: 'M1', E, nu: 0.3, rho }],
    sections: [{ className: 'generic', label: 'S', A, Iy: I, Iz: I }],
    beamSections: [{ x: 2 * L, materialIndex: 0, crossSectionIndex: 0 }],
    caseSets: [{ title: 'Dead' }, { title: 'Both', combined: true, ...(factors && { factors }) }],
  };
}

/** At the middle support: -qL²/8 for a load on both spans, 3EI·d/L² if it settles by d. */
const q = rho * A * 1e-4 * g;
const EI = E * 1e6 * I * 1e-8;
const ofWeight = (-q * L * L) / 8;
const ofLoad = (-1000 * L * L) / 8;
const ofSinking = (3 * EI * d) / (L * L);

function momentOver(factors?: Record<string, number>, set = 1): number {
  const answer = solveBeam(combine(factors), { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return valueAt(answer.sets[set]!.M, L);
}

function hashOf(factors?: Record<string, number>): string {
  const parsed = parseCase(combine(factors));
  if (!parsed.ok || parsed.document.className !== 'casemsb') throw new Error('not a beam');
  return caseHash(parsed.document);
}

describe('permanent actions in a combined set', () => {
  it('act once where it names no factor for them', () => {
    expectClose(momentOver(), ofLoad + ofWeight + ofSinking, 1e-9);
    expectClose(momentOver({ '0': 1.35 }), 1.35 * ofLoad + ofWeight + ofSinking, 1e-9);
  });

  it('act by the factors it names', () => {
    expectClose(momentOver({ '0': 1.35, weight: 1.35 }), 1.35 * (ofLoad + ofWeight) + ofSinking, 1e-9);
    expectClose(momentOver({ settlement: 0.5 }), ofLoad + ofWeight + 0.5 * ofSinking, 1e-9);
    expectClose(momentOver({ weight: 0, settlement: 0 }), ofLoad, 1e-9);
    expectClose(momentOver({ weight: -1 }), ofLoad - ofWeight + ofSinking, 1e-9);
  });

  it('leave the sets that are combined alone', () => {
    expectClose(momentOver({ weight: 1.35, settlement: 2 }, 0), ofLoad + ofWeight + ofSinking, 1e-9);
  });

  it('have no factor in a set that combines nothing', () => {
    const document = combine({ weight: 3 });
    const plain = { ...document, caseSets: [{ title: 'Dead', factors: { weight: 3 } }] };
    const answer = solveBeam(plain, { include: [], mohr: [] });
    if (answer.level === 'error') throw new Error(answer.message);
    expectClose(valueAt(answer.sets[0]!.M, L), ofLoad + ofWeight + ofSinking, 1e-9);
  });

  it('are another beam by their factors, and the same by 1', () => {
    expect(hashOf({ weight: 1, settlement: 1 })).toBe(hashOf());
    expect(hashOf({ weight: 1.35 })).not.toBe(hashOf());
    expect(hashOf({ settlement: 1.35 })).not.toBe(hashOf({ weight: 1.35 }));
  });

  it('are the only names beside indexes of sets', () => {
    const answer = solveBeam(combine({ wind: 1.5 }), { include: [], mohr: [] });
    expect(answer.level === 'error' && answer.failures.map(({ code, path }) => [code, path])).toEqual([
      ['geometry.factor', '/caseSets/1/factors/wind'],
    ]);
  });
});

it('the weight of a truss is factored too: half of a rod at each of its ends', () => {
  const answer = solveTruss({
    schema: 1,
    className: 'casetruss',
    kind: 'truss',
    branch: 'truss',
    title: '',
    selfWeight: true,
    units: { system: 0 },
    joints: [
      { id: 'a', x: 0, y: 0, z: 0, anchor: 3, loads: [] },
      { id: 'b', x: 4, y: 0, z: 0, anchor: 2, loads: [] },
    ],
    links: [{ id: 'r', i: 0, j: 1, materialIndex: 0, sectionIndex: 0, loads: [] }],
    materials: [{ name: 'M1', E, nu: 0.3, rho }],
    sections: [{ className: 'generic', label: 'S', A, Iy: I, Iz: I }],
    caseSets: [{ title: 'Dead' }, { title: 'Both', combined: true, factors: { weight: 1.35 } }],
  });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const reactions = answer.sets.map(({ R }) => R.map(({ y }) => y));
  for (const y of reactions[0]!) expectClose(y, (q * 4) / 2, 1e-12);
  for (const y of reactions[1]!) expectClose(y, (1.35 * q * 4) / 2, 1e-12);
});
