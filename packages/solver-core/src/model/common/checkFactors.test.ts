import { describe, expect, it } from 'vitest';
import { beamCase, force, pin, roller } from '../../../verification/beamCase.ts';
import { solveBeam } from '../../beam/solveBeam.ts';
import { parseCase } from '../beam/parseCase.ts';

const sets = (factors: object, combined = true) =>
  beamCase(6, {
    supports: [pin(0), roller(6)],
    loads: [{ ...force(3, -1000), sets: 1 }],
    caseSets: [
      { title: 'a' },
      { title: 'b' },
      { title: 'sum', combined, factors },
      { title: 'other', combined: true },
    ],
  });

describe('factors of a combined set', () => {
  it.each(['O1', '5', '2', '3', '01', '-1', '1.0', ' 1', '', 'length', '__proto__x'])(
    'a factor of "%s" names no member and is refused with its place',
    (key) => {
      const failure = { code: 'geometry.factor', path: `/caseSets/2/factors/${key}`, ids: [2] };
      expect(parseCase(sets({ [key]: 1.5 }))).toMatchObject({ ok: false, failures: [failure] });
      const answer = solveBeam(sets({ [key]: 1.5 }));
      expect(answer).toMatchObject({ level: 'error', errno: 42217, error: 'geometry', failures: [failure] });
    },
  );

  it('factors of sets that are not combined are used', () => {
    expect(parseCase(sets({ 0: 1.35, 1: 0 })).ok).toBe(true);
  });

  it('factors in a set that does not combine are ignored', () => {
    expect(parseCase(sets({ 5: 1.5 }, false)).ok).toBe(true);
  });
});
