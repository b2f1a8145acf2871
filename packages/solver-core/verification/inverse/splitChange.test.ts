import { expect, test } from 'vitest';
import { parseCase, solveBeam } from '@eecs/solver-core';
import type { BeamCase } from '@eecs/solver-core';
import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { readResult, splitChange } from '../../src/inverse/index.ts';
import { beamCase, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { DRAWN_SEED, drawCases } from '../drawCases.ts';

const WANTED = drawCases(200);
/** The sum of the changes may differ from the difference by this fraction of the larger result. */
const ADDS_UP = 1e-12;

function read(input: object): BeamCase {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function greatestMoment(document: BeamCase): number | null {
  const answer = solveBeam(document, { include: [], mohr: [] });
  return answer.level === 'error' ? null : answer.sets[0]!.M.max.value;
}

function leastDeflection(document: BeamCase): number | null {
  const answer = solveBeam(document, { include: [], mohr: [] });
  return answer.level === 'error' ? null : answer.sets[0]!.deflection.min.value;
}

/** Returns the reaction of the support at the left end. */
function leftReaction(document: BeamCase): number | null {
  return readResult(document, { kind: 'reaction', support: 0, direction: 'y' }, 0);
}

const near = (value: number) => expect.closeTo(value, 8) as number;
const simple = (loads: readonly object[], rest: object = {}) =>
  read(beamCase(4, { supports: [pin(0), roller(4)], loads, ...rest }));

test('a single edit causes the whole difference', () => {
  // With 4 m, 2 kN/m give q·L²/8 = 4 kN·m, and 3 kN/m give 6 kN·m.
  const found = splitChange(simple([uniform(0, 4, -2000)]), simple([uniform(0, 4, -3000)]), greatestMoment);
  expect(found).toEqual({
    before: near(4000),
    after: near(6000),
    parts: [{ path: '/loads/0', kind: 'changed', change: near(2000) }],
    by: 'average',
  });
});

test('edits whose effects add up have the effects that each has alone', () => {
  // P·L/4 for each of two forces in the middle: from 1 to 2 kN, and from 1 to 4 kN.
  const before = simple([force(2, -1000), force(2, -1000)]);
  const after = simple([force(2, -2000), force(2, -4000)]);
  expect(splitChange(before, after, greatestMoment)?.parts.map(({ change }) => change)).toEqual([
    near(1000),
    near(3000),
  ]);
});

test('edits whose effects multiply have their mean over all orders', () => {
  // v = -P·L³/(48·E·I) grows by the factors p = 2, e = 2 and i = 4 of P, 1/E and 1/I. Over the six orders, the factor p
  // meets 1 twice, e·i twice, and i and e once each: (2·1 + 2·8 + 4 + 2)/6 = 4 times its own growth of 1. Likewise, e
  // causes 4, and i causes (2·1 + 2·4 + 2 + 2)/6 = 7/3 times its own growth of 3. Together they cause 2·2·4 - 1 = 15.
  const beam = (P: number, E: number, Iy: number) =>
    simple([force(2, -P)], {
      materials: [{ name: 'M', E, nu: 0.3 }],
      sections: [{ className: 'generic', label: 'S', A: 100, Iy }],
    });
  const found = splitChange(beam(1000, 200_000, 10_000), beam(2000, 100_000, 2500), leastDeflection)!;
  // 200 GPa and 10 000 cm4.
  const v = (-1000 * 4 ** 3) / (48 * 2e7);
  const changes = new Map(found.parts.map(({ path, change }) => [path, change / v]));
  expect(changes).toEqual(
    new Map([
      ['/materials/0', near(4)],
      ['/sections/0', near(7)],
      ['/loads/0', near(4)],
    ]),
  );
  expect(found.by).toBe('average');
});

test('a clamp that becomes a pin and a roller come in the order in which the beam stands', () => {
  // The pin alone would let the beam turn, so the roller comes first.
  const before = read(beamCase(4, { supports: [clamp(0)], loads: [force(2, -1000)] }));
  const found = splitChange(before, simple([force(2, -1000)]), greatestMoment);
  // The moment under the load is 5·P·L/32 with the clamp and the roller, and P·L/4 with the pin and the roller.
  expect(found).toEqual({
    before: near(0),
    after: near(1000),
    parts: [
      { path: '/supports/1', kind: 'added', change: near(625) },
      { path: '/supports/0', kind: 'changed', change: near(375) },
    ],
    by: 'order',
  });
});

test('there is no split if one of the beams moves', () => {
  const moves = read(beamCase(4, { supports: [pin(0)], loads: [] }));
  expect(splitChange(simple([]), moves, greatestMoment)).toBeNull();
  expect(splitChange(moves, simple([]), greatestMoment)).toBeNull();
});

test('a load that is removed or added before others is one edit', () => {
  const [first, second] = [force(1, -1000), force(2, -2000)];
  // The support at the left end carries 3/4 of the force at 1 m.
  expect(splitChange(simple([first, second]), simple([second]), leftReaction)?.parts).toEqual([
    { path: '/loads/0', kind: 'removed', change: near(-750) },
  ]);
  expect(splitChange(simple([second]), simple([first, second]), leftReaction)?.parts).toEqual([
    { path: '/loads/0', kind: 'added', change: near(750) },
  ]);
});

test('loads in another order are no edits', () => {
  const [a, b, c] = [force(1, -1000), force(2, -2000), force(3, -3000)];
  expect(splitChange(simple([a, b, c]), simple([c, a, b]), leftReaction)?.parts).toEqual([]);
  // A force at 1 m grows by 400 N, of which the support at the left end carries 3/4.
  const grown = splitChange(simple([a, b, c]), simple([c, b, force(1, -1400)]), leftReaction);
  expect(grown?.parts).toEqual([{ path: '/loads/2', kind: 'changed', change: near(300) }]);
});

test('entries that are removed apart from each other are those that are gone', () => {
  const loads = [1, 2, 3, 1.5, 2.5].map((x, k) => force(x, -1000 * (k + 1)));
  const left = loads.filter((_, k) => k !== 1 && k !== 3);
  // 2 kN in the middle, and 4 kN at 1.5 m, of which the support at the left end carries 5/8.
  expect(splitChange(simple(loads), simple(left), leftReaction)?.parts).toEqual([
    { path: '/loads/1', kind: 'removed', change: near(-1000) },
    { path: '/loads/3', kind: 'removed', change: near(-2500) },
  ]);
  const supported = (...places: readonly number[]) =>
    read(beamCase(4, { supports: [pin(0), ...places.map((x) => roller(x))], loads: [force(3.5, -1000)] }));
  const split = splitChange(supported(1, 2, 3, 4), supported(2, 4), leftReaction)!;
  expect(split.parts.map(({ path, kind }) => `${kind} ${path}`).toSorted()).toEqual([
    'removed /supports/1',
    'removed /supports/3',
  ]);
});

test('new names, colours and ids are no edits', () => {
  const [first, second] = [force(1, -1000), force(2, -2000)];
  const before = simple([{ ...first, id: 7, color: '#ff0000' }, second], { title: 'One' });
  const after = simple([{ ...first, id: 'b' }, second], {
    title: 'Two',
    materials: [{ name: 'S235', E: 200_000, nu: 0.3 }],
  });
  expect(splitChange(before, after, leftReaction)?.parts).toEqual([]);
});

test('self-weight, shear strains and the length are edits', () => {
  const loads = [force(2, -1000)];
  const mass = { beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0, mass: 10 }] };
  expect(
    splitChange(simple(loads, mass), simple(loads, { ...mass, selfWeight: true }), leftReaction)?.parts,
  ).toEqual([{ path: '/selfWeight', kind: 'changed', change: near((10 * 9.80665 * 4) / 2) }]);
  const deflection = (document: BeamCase) =>
    readResult(document, { kind: 'value', of: 'deflection', x: 2 }, 0);
  const plank = { sections: [{ className: 'rectangle', label: '', b: 100, h: 200 }] };
  const sheared = splitChange(simple(loads, plank), simple(loads, { ...plank, shear: true }), deflection);
  expect(sheared?.parts.map(({ path }) => path)).toEqual(['/shear']);
  // 6/5·P·L/(4·G·A) with G = E/(2·(1 + nu)).
  const G = 2e11 / 2.6;
  expectClose(sheared?.parts[0]?.change, (-1.2 * 1000 * 4) / (4 * G * 0.1 * 0.2), 1e-3);
  const longer = splitChange(simple(loads), simple(loads, { L: 5 }), leftReaction);
  expect(longer?.parts).toContainEqual({ path: '/L', kind: 'changed', change: near(0) });
});

test(`the changes of ${WANTED} pairs add up to the difference (seed ${DRAWN_SEED})`, () => {
  const random = createRandom(DRAWN_SEED);
  let count = 0;
  while (count < WANTED) {
    const draw = () => {
      const spans = Array.from({ length: random.integer(1, 3) }, () => random.integer(2, 5));
      const L = spans.reduce((sum, span) => sum + span, 0);
      const supports = [
        pin(0),
        ...spans.map((_, k) => roller(spans.slice(0, k + 1).reduce((a, b) => a + b, 0))),
      ];
      const loads = Array.from({ length: random.integer(1, 4) }, () =>
        force(random.integer(0, 8 * L) / 8, -1000 * random.integer(1, 30)),
      );
      return read(beamCase(L, { supports, loads, selfWeight: random.chance(0.5) }));
    };
    const [before, after] = [draw(), draw()];
    const found = splitChange(before, after, greatestMoment);
    if (found === null) continue;
    count++;
    const sum = found.parts.reduce((total, { change }) => total + change, 0);
    const scale = Math.max(
      Math.abs(found.before),
      Math.abs(found.after),
      ...found.parts.map(({ change }) => Math.abs(change)),
    );
    expect(Math.abs(sum - (found.after - found.before))).toBeLessThanOrEqual(ADDS_UP * scale);
  }
}, 60_000);
