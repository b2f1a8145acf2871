import { valueAt } from '@eecs/solver-core';
import { shearProfile, stressAt } from '@eecs/solver-core/stress';
import type { Curve } from '@eecs/solver-core';
import { describe, expect, it } from 'vitest';
import { axial, beamCase, clamp, force, moment, pin, roller, uniform } from '../beamCase.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { stressBeam } from './stressedBeam.ts';

const STEEL = [{ name: 'S355', E: 210_000, nu: 0.3, strength: { tension: 200, compression: 400 } }];
const RECTANGLE = { className: 'rectangle', label: '', b: 60, h: 100 };
const PLAIN_I = { className: 'hsection', label: '', b: 100, h: 200, tw: 6, tf: 10 };

function theories(rest: object) {
  return stressBeam(beamCase(6, { materials: STEEL, sections: [RECTANGLE], ...rest }), { hasTheories: true });
}

function interpolate({ segments }: Curve, at: number): number {
  const { x, y } = segments.find(({ x1 }) => at <= x1)!;
  const k = Math.max(
    x.findIndex((place) => place >= at),
    1,
  );
  return y[k - 1]! + ((y[k]! - y[k - 1]!) * (at - x[k - 1]!)) / (x[k]! - x[k - 1]!);
}

describe('strength theories along a beam', () => {
  it('under pure bending they are M/W all along, and k times that in compression for eq5', () => {
    const { stresses } = theories({
      supports: [pin(0), roller(6)],
      loads: [moment(0, -10_000), moment(6, 10_000)],
    });
    const EQ = stresses.sets[0]!.EQ!;
    for (const theory of ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const) {
      expectClose(EQ[theory].max.value, 100, 1e-12);
      expectClose(EQ[theory].min.value, 100, 1e-12);
    }
    const pressed = theories({ supports: [pin(0), roller(6)], loads: [axial(6, -60_000)] }).stresses;
    expectClose(pressed.sets[0]!.EQ!.eq5.max.value, 5, 1e-12);
    expectClose(pressed.sets[0]!.EQ!.eq1.max.value, 10, 1e-12);
  });

  it('the stresses of a rectangular cantilever peak at the clamp by M/W and at the tip by shear, with a kink between, by hand', () => {
    const { stresses } = theories({ supports: [clamp(0)], loads: [force(6, -1000)] });
    const { eq4 } = stresses.sets[0]!.EQ!;
    expectClose(eq4.max.value, 60, 1e-12);
    expect(eq4.max.x).toBe(0);
    expect(Math.abs(eq4.max.at.z)).toBe(50);
    // tau = 1.5 · 1000/6000 at the centroid, sqrt(3) tau where M is small.
    const shear = Math.sqrt(3) * 0.25;
    expectClose(eq4.min.value, shear, 1e-9);
    expectClose(eq4.segments.at(-1)!.y.at(-1), shear, 1e-6);
    expect(eq4.min.at.z).toBe(0);
  });

  it('the stresses of an I section over its support are greatest where the web meets the flange, by hand', () => {
    const { stresses } = theories({
      sections: [PLAIN_I],
      supports: [clamp(0)],
      loads: [force(0.4, -40_000)],
    });
    const I = (100 * 200 ** 3 - 94 * 180 ** 3) / 12;
    const sigma = (16e6 * 90) / I;
    const tau = (40_000 * 95_000) / (I * 6);
    const { eq4, eq3 } = stresses.sets[0]!.EQ!;
    expectClose(eq4.max.value, Math.sqrt(sigma ** 2 + 3 * tau ** 2), 1e-11);
    expectClose(eq3.max.value, Math.sqrt(sigma ** 2 + 4 * tau ** 2), 1e-11);
    expectClose(Math.abs(eq4.max.at.z), 90, 1e-12);
    expect(eq4.max.x).toBe(0);
  });

  it('are null with the reason when nu is not within (0, 0.5]', () => {
    const { sets, gaps } = theories({
      materials: [{ name: 'x', E: 1000, nu: 0.7 }],
      supports: [clamp(0)],
      loads: [force(6, -1000)],
    }).stresses;
    expect(sets[0]!.EQ).toBeNull();
    expect(sets[0]!.S).not.toBeNull();
    expect(gaps).toEqual([{ code: 'stress.poisson', path: '/materials/0/nu' }]);
  });
});

const SEED = 20261122;
const SECTIONS = [
  RECTANGLE,
  PLAIN_I,
  { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 },
  { className: 'tsection', label: '', b: 120, h: 150, tw: 10, tf: 14, r1: 12 },
  { className: 'lsection', label: '', b: 75, h: 150, t: 9, r1: 10, r2: 5 },
  { className: 'lsection', label: '', b: 100, h: 100, t: 8, bent: true, r1: 8 },
  { className: 'csection', label: '', b: 80, h: 200, tw: 8, tf: 11, r1: 9 },
  { className: 'circle', label: '', Dy: 90 },
  { className: 'roundpipe', label: '', Dy: 100, tw: 8 },
];

describe(`random beams, seed ${SEED}`, () => {
  const random = createRandom(SEED);
  const number = (from: number, to: number) => from + (to - from) * random.next();
  const cases = Array.from({ length: 24 }, (_, i) => ({
    name: `${i}: ${SECTIONS[i % SECTIONS.length]!.className}`,
    document: beamCase(6, {
      materials: STEEL,
      sections: [SECTIONS[i % SECTIONS.length]!],
      beamSections: [
        {
          x: 6,
          materialIndex: 0,
          crossSectionIndex: 0,
          alpha: i % 3 === 0 ? 0 : number(-180, 180),
          flip: i % 2 === 1,
        },
      ],
      supports: [pin(0), roller(number(2, 4)), roller(6)],
      loads: [
        uniform(0, number(3, 6), number(-900, 400)),
        force(number(0.2, 5.8), number(-3000, 3000)),
        axial(number(1, 5), number(-8000, 8000)),
      ],
    }),
  }));

  it.each(cases)(
    '$name: no point is stressed more than the curves say, and their extremes are reached',
    ({ document: input }) => {
      const { document, answer, stresses } = stressBeam(input, { hasTheories: true });
      expect(stresses.gaps).toEqual([]);
      const set = answer.sets[0]!;
      const EQ = stresses.sets[0]!.EQ!;
      const theoriesOf = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const;
      // The extreme is the stress state at exactly the point it names, on one of the sides.
      for (const theory of theoriesOf) {
        const { x, value, at } = EQ[theory].max;
        const states = (['left', 'right'] as const).flatMap((side) =>
          (['above', 'below'] as const).map((level) => stressAt(document, set, { x, ...at, side, level })),
        );
        const near = Math.min(...states.map((state) => Math.abs((state?.eq?.[theory] ?? Infinity) - value)));
        expect(near, theory).toBeLessThan(1e-9 * value);
      }
      // Points everywhere.
      const levels = shearProfile(document, set, { x: 1 })!.map(({ z }) => z);
      const [low, high] = [levels[0]!, levels.at(-1)!];
      for (let k = 0; k < 300; k++) {
        const x = number(0, 6);
        const state = stressAt(document, set, { x, y: number(-150, 150), z: number(low, high) });
        if (!state) continue;
        for (const theory of theoriesOf) {
          const { max } = EQ[theory];
          expect(state.eq![theory]).toBeLessThanOrEqual(max.value * (1 + 1e-12));
          expect(state.eq![theory]).toBeLessThanOrEqual(interpolate(EQ[theory], x) + 1.5e-4 * max.value);
        }
      }
      // A fine grid over x finds no more than the bracketed extremes, and the samples agree with it.
      for (const theory of theoriesOf) {
        const { max, min, segments } = EQ[theory];
        for (const { y } of segments) {
          for (const value of y) {
            expect(value).toBeLessThanOrEqual(max.value * (1 + 1.5e-4));
            expect(value).toBeGreaterThanOrEqual(min.value - 1.5e-4 * max.value);
          }
        }
      }
    },
  );

  it.each(cases)(
    '$name: S is that of stressAt at its places; T is the greatest of the profile',
    ({ document: input }) => {
      const { document, answer, stresses } = stressBeam(input);
      const set = answer.sets[0]!;
      const { S, T } = stresses.sets[0]!;
      const [{ top, bottom, shear }] = stresses.places as [(typeof stresses.places)[0]];
      const size = Math.max(S!.top.max.value, -S!.top.min.value, S!.bottom.max.value, -S!.bottom.min.value);
      for (const x of [0.3, 1.7, 3.9, 5.5]) {
        expectClose(valueAt(S!.top, x), stressAt(document, set, { x, ...top! })?.sigma ?? NaN, 1e-11, size);
        expectClose(
          valueAt(S!.bottom, x),
          stressAt(document, set, { x, ...bottom! })?.sigma ?? NaN,
          1e-11,
          size,
        );
        const profile = shearProfile(document, set, { x })!;
        const most = profile.reduce(
          (sum, { above, below }) => Math.max(sum, Math.abs(above), Math.abs(below)),
          0,
        );
        expectClose(Math.abs(valueAt(T!, x)), most, 1e-9);
        expect(profile.some(({ z }) => z === shear!.z)).toBe(true);
      }
    },
  );
});
