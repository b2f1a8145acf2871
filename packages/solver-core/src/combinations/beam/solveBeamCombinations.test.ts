import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { beamCase, clamp, pin, roller, uniform } from '../../../verification/beamCase.ts';
import {
  G,
  PATTERN,
  Q,
  combineBeamCase,
  combinedBeam,
  situationOf,
} from '../../../verification/combinedBeam.ts';
import { valueAt } from '../../diagrams/valueAt.ts';

test('a floor beam of one span: q L²/8 with 1.35 and 1.5, its reactions and its deflection over L', () => {
  const [L, g, q, EI] = [6, 4e3, 3e3, 2e7];
  const beam = combinedBeam(
    beamCase(L, {
      supports: [pin(0), roller(L)],
      caseSets: [G, Q],
      combinations: { rule: 'en1990' },
      loads: [
        { ...uniform(0, L, -g), sets: 1 },
        { ...uniform(0, L, -q), sets: 2 },
      ],
    }),
  );
  const strength = situationOf(beam, 'ULS-STR');
  const design = 1.35 * g + 1.5 * q;
  const [span] = strength.spans;
  expectClose(span!.M.max.value, (design * L * L) / 8, 1e-12);
  expectClose(span!.M.max.x, L / 2, 1e-9);
  expectClose(span!.Q.max.value, (design * L) / 2, 1e-12);
  expect(span!.deflection).toBeNull();
  const cause = strength.combinations[span!.M.max.combination]!;
  expect(cause.label).toBe('(6.10)');
  expect(cause.leading).toBe(1);
  expect(cause.terms).toEqual([
    { set: 0, factor: 1.35 },
    { set: 1, factor: 1.5 },
  ]);
  // The shear at an end acts without a moment.
  expect(Math.abs(span!.Q.max.coincident.M!)).toBeLessThan(1e-6);
  expectClose(strength.reactions[0]!.normal.max.value, (design * L) / 2, 1e-12);
  expectClose(strength.reactions[0]!.normal.min.value, (g * L) / 2, 1e-12);
  const service = situationOf(beam, 'SLS-characteristic');
  const v = (5 * (g + q) * L ** 4) / (384 * EI);
  expectClose(service.spans[0]!.deflection!.min.value, -v, 1e-10);
  expectClose(service.spans[0]!.ratio!, L / v, 1e-10);
});

describe('actions without a load', () => {
  const heavy = (rest: object) => ({
    ...beamCase(8, {
      selfWeight: true,
      supports: [pin(0), roller(4)],
      caseSets: [G, Q],
      combinations: { rule: 'en1990' },
      loads: [{ ...uniform(0, 4, -1e3), sets: 2 }],
      beamSections: [{ x: 8, materialIndex: 0, crossSectionIndex: 0, mass: 100 }],
    }),
    ...rest,
  });
  const w = 980.665;

  test('self weight acts in the first permanent set, once', () => {
    const { reactions } = situationOf(combinedBeam(heavy({})), 'ULS-STR');
    // The span and the overhang have equal lengths: A = 0, B = 8 w; the load gives 2 kN for each of them.
    expectClose(reactions[1]!.normal.max.value, 1.35 * 8 * w + 1.5 * 2e3, 1e-12);
  });

  test('in equilibrium span by span: the overhang lifts the beam off its end', () => {
    const beam = combinedBeam(heavy({}));
    const { reactions, combinations } = situationOf(beam, 'ULS-EQU');
    // A = (0.9 w·4·2 - 1.1 w·4·2)/4; the imposed load is favourable and left out.
    expectClose(reactions[0]!.normal.min.value, (0.9 - 1.1) * 2 * w, 1e-9);
    expect(reactions[0]!.isLifted).toBe(true);
    const { terms } = combinations[reactions[0]!.normal.min.combination]!;
    expect(terms.filter(({ span }) => span !== 2)).toEqual([
      { set: 0, span: 0, factor: 0.9 },
      { set: 0, span: 1, factor: 1.1 },
    ]);
    expect(situationOf(beam, 'ULS-STR').reactions[0]!.isLifted).toBe(false);
  });

  test('without a permanent set it is refused, and so is a settlement without one of settlements', () => {
    const found = combineBeamCase(
      heavy({ caseSets: [Q, Q], supports: [pin(0), roller(4, { settlement: { y: -0.01 } })] }),
    );
    expect(found).toMatchObject({
      ok: false,
      failures: [
        { code: 'combinations.weight', path: '/weightSets' },
        { code: 'combinations.settlement', path: '/supports/1/settlement' },
      ],
    });
  });

  test('self weight in a set with a pattern is refused', () => {
    expect(combineBeamCase(heavy({ weightSets: 2, caseSets: [G, PATTERN] }))).toMatchObject({
      ok: false,
      failures: [{ code: 'combinations.patternPermanent', path: '/caseSets/1/action/pattern' }],
    });
  });

  test('a settlement of a fixed-end beam counts 1.2 times, and not at all where it relieves', () => {
    const [L, EI, s] = [6, 2e7, 0.01];
    const beam = combinedBeam(
      beamCase(L, {
        supports: [clamp(0), roller(L, { settlement: { y: -s } })],
        caseSets: [G, { action: { kind: 'Gset' } }],
        combinations: { rule: 'en1990' },
        loads: [{ ...uniform(0, L, -1e3), sets: 1 }],
      }),
    );
    const { effects } = situationOf(beam, 'ULS-STR');
    const M = (-3 * EI * s) / L ** 2;
    expectClose(valueAt(effects.M!.min.diagram, 0), (-1.35 * 1e3 * L * L) / 8 + 1.2 * M, 1e-10);
    expectClose(valueAt(effects.M!.max.diagram, 0), (-1e3 * L * L) / 8, 1e-10);
  });
});

test('a combined set with a situation is a combination made by hand, beside those of the rule', () => {
  const beam = combinedBeam(
    beamCase(6, {
      supports: [pin(0), roller(6)],
      caseSets: [G, Q, { combined: true, factors: { 0: 2, 1: 2 }, situation: 'ULS-STR' }],
      combinations: { rule: 'en1990', situations: ['ULS-STR', 'SLS-characteristic'] },
      loads: [
        { ...uniform(0, 6, -1e3), sets: 1 },
        { ...uniform(0, 6, -1e3), sets: 2 },
      ],
    }),
  );
  const { effects, combinations } = situationOf(beam, 'ULS-STR');
  const { extreme } = effects.M!.max;
  expectClose(extreme.value, (4e3 * 36) / 8, 1e-12);
  expect(combinations[extreme.combination]).toMatchObject({
    label: '',
    leading: null,
    terms: [{ set: 2, factor: 1 }],
  });
  expectClose(situationOf(beam, 'SLS-characteristic').effects.M!.max.extreme.value, (2e3 * 36) / 8, 1e-12);
});

test('a beam that cannot stand is refused by its own answer', () => {
  expect(
    combineBeamCase(
      beamCase(6, {
        supports: [pin(0)],
        caseSets: [G],
        combinations: { rule: 'en1990' },
        loads: [{ ...uniform(0, 6, -1e3), sets: 1 }],
      }),
    ),
  ).toMatchObject({ ok: false, answer: { level: 'error' } });
});
