import { expect, test } from 'vitest';
import type { Diagram } from '@eecs/solver-core';
import { valueAt } from '@eecs/solver-core';
import { solveFrame } from '@eecs/solver-core/frame';
import type { FrameSet } from '@eecs/solver-core/frame';
import { createRandom, type Random } from '@eecs/testing/random';
import { createCurve } from '../../../src/member/curve/createCurve.ts';
import type { CurveShape } from '../../../src/member/curve/memberCurve.ts';
import { splitShape } from '../../../src/member/curve/splitShape.ts';
import { drawCases } from '../../drawCases.ts';
import { generateFrame } from '../generateFrame.ts';
import { type CurveLoad, solveClampedCurve } from './clampedCurve.ts';
import { type DrawnLoad, drawLoads, drawShape } from './drawCurved.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261129);
const COUNT = drawCases(100, 12);
/** Relative to the largest value of its kind. */
const SAME = 1e-10;

const EI = 210_000e6 * 8356e-8;
const EA = 210_000e6 * 53.8e-4;
const parts = {
  materials: [{ E: 210_000, alpha: 1.2e-5 }],
  sections: [{ className: 'generic', A: 53.8, Iy: 8356, h: 300 }],
};
const bar = { materialIndex: 0, crossSectionIndex: 0 };
const FORCES = ['N', 'Q', 'M'] as const;
const FIELDS = ['N', 'Q', 'M', 'u', 'deflection', 'slope'] as const;

function solved(document: object): FrameSet {
  const answer = solveFrame(document);
  if (answer.level === 'error') expect(answer.failures).toEqual([]);
  if (answer.level === 'error') throw new Error('refused');
  expect(answer.sets[0]!.checks).toMatchObject({ passed: true });
  return answer.sets[0]!;
}

function drawChord(random: Random) {
  const [x, y] = [random.integer(1, 9), random.integer(-6, 6)];
  return { x, y, length: Math.hypot(x, y), shape: drawShape(random, Math.hypot(x, y)) };
}

test(`${COUNT} curved members between clamps agree with quadrature of their energy, seed ${SEED}`, () => {
  for (let index = 0; index < COUNT; index++) {
    const random = createRandom(SEED + index);
    const { x, y, length, shape } = drawChord(random);
    const loads = drawLoads(random, length, false);
    const turn = Math.atan2(y, x);
    const document = {
      schema: 1,
      joints: [
        { x: 0, y: 0, support: { className: 'cantilever' } },
        { x, y, support: { className: 'cantilever' } },
      ],
      members: [{ i: 0, j: 1, ...bar, shape, loads }],
      ...parts,
    };
    const set = solved(document);
    const independent = solveClampedCurve({
      length,
      shape,
      EI,
      EA,
      loads: loads.map((load) => toCurveLoad(load, turn, length)),
    });
    const [member] = set.members;
    const curve = createCurve(length, shape);
    const size = FORCES.map((name) => Math.max(-member![name].min.value, member![name].max.value));
    const scale = [Math.max(size[0]!, size[1]!, size[2]! / length), 0, Math.max(size[2]!, size[0]! * length)];
    for (const part of [0.013, 0.31, 0.5, 0.77, 0.981]) {
      const at = independent.forcesAt(part * length);
      FORCES.forEach((name, n) => {
        const found = valueAt(member![name], curve.alongAt(part * length));
        const away = Math.abs(found - at[n]!) / scale[n === 2 ? 2 : 0]!;
        if (!(away <= SAME)) expect({ index, part, name, found, expected: at[n], document }).toBe('the same');
      });
    }
  }
});

/** Writes a load in the axes of the chord, which is inclined by `turn`. */
function toCurveLoad(load: DrawnLoad, turn: number, length: number): CurveLoad {
  const isSpread = 'y' in load;
  const [x0, x1] = isSpread ? (load.x ?? [0, length]) : [load.x, load.x];
  const turns = load.frame === 'member';
  return {
    kind: isSpread ? 'spread' : load.className === 'BendingMoment' ? 'moment' : 'point',
    turns,
    isProjected: isSpread && load.frame === 'projected',
    angle: (load.alpha * Math.PI) / 180 - (turns ? 0 : turn),
    x0,
    x1,
    y: isSpread ? load.y : [load.c[0], 0, 0],
  };
}

test(`${COUNT} frames of almost straight members are those of straight ones, seed ${SEED}`, () => {
  let compared = 0;
  for (let index = 0; index < COUNT; index++) {
    const document = generateFrame(createRandom(SEED + index)) as {
      joints: { x: number; y: number }[];
      members: { i: number; j: number }[];
    };
    const straight = solveFrame(document);
    const bent = solveFrame({
      ...document,
      members: document.members.map((member, k) => {
        const [from, to] = [document.joints[member.i]!, document.joints[member.j]!];
        const rise = 1e-16 * Math.hypot(to.x - from.x, to.y - from.y);
        return { ...member, shape: { kind: k % 2 === 0 ? 'arc' : 'parabola', rise } };
      }),
    });
    expect({ index, status: bent.verdict?.status, level: bent.level }).toEqual({
      index,
      status: straight.verdict?.status,
      level: straight.level,
    });
    if (straight.level === 'error' || bent.level === 'error') continue;
    compared++;
    expectSame(bent.sets[0]!, straight.sets[0]!, { index, document });
  }
  expect(compared).toBeGreaterThanOrEqual(COUNT / 4);
});

function expectSame(
  one: FrameSet,
  other: FrameSet,
  about: { readonly index: number; readonly document: object },
) {
  for (const names of [FORCES, ['u', 'deflection', 'slope']] as const) {
    const size = Math.max(
      ...other.members.flatMap((member) =>
        names.map((name) =>
          Math.max(-(member[name] as Diagram).min.value, (member[name] as Diagram).max.value),
        ),
      ),
    );
    other.members.forEach((member, k) => {
      for (const name of names)
        for (const part of [0, 0.21, 0.5, 0.83, 1]) {
          const [a, b] = [one.members[k]![name] as Diagram, member[name] as Diagram];
          const at = (diagram: Diagram): number =>
            valueAt(diagram, part * diagram.segments.at(-1)!.x1, part === 1 ? 'left' : 'right');
          const away = Math.abs(at(a) - at(b));
          if (!(away <= 1e-9 * size))
            expect({ ...about, k, name, part, found: at(a), expected: at(b) }).toBe('the same');
        }
    });
  }
}

test(`${COUNT} divided curves have the results of the whole, seed ${SEED}`, () => {
  for (let index = 0; index < COUNT; index++) {
    const random = createRandom(SEED + index);
    const { x, y, length, shape } = drawChord(random);
    const uniform = drawLoads(random, length, true).filter((load) => !('c' in load));
    const place = length * (0.1 + 0.8 * random.next());
    const cut = splitShape(length, shape, place);
    const [cos, sin] = [x / length, y / length];
    const at = { x: cut.x * cos - cut.y * sin, y: cut.x * sin + cut.y * cos };
    const force = { className: 'GenericLoad', alpha: random.integer(0, 11) * 30, c: [10_000] };
    const feet = [random.pick(['cantilever', 'fixed']), random.pick(['cantilever', 'fixed'])];
    const joint = (k: 0 | 1) => ({
      ...(k === 0 ? { x: 0, y: 0 } : { x, y }),
      support: { className: feet[k] },
    });
    const whole = solved({
      schema: 1,
      joints: [joint(0), joint(1)],
      members: [
        { i: 0, j: 1, ...bar, dT: 20, shape, loads: [...uniform, { ...force, x: place, frame: 'global' }] },
      ],
      ...parts,
    });
    const divided = solved({
      schema: 1,
      joints: [joint(0), joint(1), { ...at, loads: [force] }],
      members: [
        { i: 0, j: 2, ...bar, dT: 20, shape: cut.first, loads: uniform },
        { i: 2, j: 1, ...bar, dT: 20, shape: cut.second, loads: uniform },
      ],
      ...parts,
    });
    const s = createCurve(length, shape).alongAt(place);
    for (const name of FIELDS) {
      const diagram = whole.members[0]![name] as Diagram;
      const size = Math.max(-diagram.min.value, diagram.max.value);
      for (const part of [0.001, 0.3, 0.9]) {
        const [first, second] = divided.members.map((member) => member[name] as Diagram);
        const rest = second!.segments.at(-1)!.x1;
        const pairs = [
          [valueAt(first!, part * s), valueAt(diagram, part * s)],
          [valueAt(second!, part * rest), valueAt(diagram, s + part * rest)],
        ] as const;
        for (const [found, expected] of pairs)
          if (!(Math.abs(found - expected) <= 1e-9 * size))
            expect({ index, name, part, found, expected, shape, place, feet }).toBe('the same');
      }
    }
  }
});

test(`${COUNT} curves drawn from their other end, and mirrored ones, have the same results, seed ${SEED}`, () => {
  for (let index = 0; index < COUNT; index++) {
    const random = createRandom(SEED + index);
    const { x, y, shape } = drawChord(random);
    const load = { className: 'DistributedLoad', y: 1000 * random.integer(1, 9) };
    const [snow, wind] = [
      { ...load, alpha: -90, frame: 'projected' },
      { ...load, alpha: 0, frame: 'global' },
    ];
    const feet = [{ className: 'cantilever' }, { className: 'fixed' }] as const;
    const of = (end: { x: number; y: number }, member: object): FrameSet =>
      solved({
        schema: 1,
        joints: [
          { x: 0, y: 0, support: feet[0] },
          { ...end, support: feet[1] },
        ],
        members: [{ i: 0, j: 1, ...bar, shape, loads: [snow, wind], ...member }],
        ...parts,
      });
    const one = of({ x, y }, {});
    const { rise, shift } = shape;
    const back = of({ x, y }, { i: 1, j: 0, shape: { ...shape, rise: -rise, shift: -shift } });
    const against = { ...wind, alpha: 180 };
    const mirrored = of({ x: -x, y }, { shape: { ...shape, rise: -rise }, loads: [snow, against] });
    const size = Math.max(...one.R.flatMap((of) => [of.x, of.y, of.moment].map(Math.abs)));
    one.R.forEach((expected, k) => {
      const turned = mirrored.R[k]!;
      for (const [found, value] of [
        [back.R[k]!.x, expected.x],
        [back.R[k]!.y, expected.y],
        [back.R[k]!.moment, expected.moment],
        [-turned.x, expected.x],
        [turned.y, expected.y],
        [-turned.moment, expected.moment],
      ] as const)
        if (!(Math.abs(found - value) <= SAME * size))
          expect({ index, found, value, shape }).toBe('the same');
    });
  }
});

/** Replaces a curve by straight members between places of its axis. */
function polygon(count: number, shape: CurveShape, y: number): number {
  const [x, length] = [9, Math.hypot(9, y)];
  const curve = createCurve(length, shape);
  const [cos, sin] = [x / length, y / length];
  const places = Array.from({ length: count + 1 }, (_, k) => {
    const { x: a, y: b } = curve.placeAt((curve.length * k) / count);
    return { x: a * cos - b * sin, y: a * sin + b * cos };
  });
  const { R } = solved({
    schema: 1,
    joints: places.map((place, k) => ({
      ...place,
      ...((k === 0 || k === count) && { support: { className: k === 0 ? 'cantilever' : 'fixed' } }),
    })),
    members: places.slice(1).map((_, k) => ({
      i: k,
      j: k + 1,
      ...bar,
      loads: [{ className: 'DistributedLoad', alpha: -90, frame: 'projected', y: 5000 }],
    })),
    ...parts,
  });
  return R[0]!.moment;
}

test.each([
  { kind: 'arc', rise: 3, shift: 0 },
  { kind: 'parabola', rise: 2.5, shift: 0.8 },
] as const)('polygons approach the $kind', (shape) => {
  const coarse = polygon(60, shape, 2);
  const fine = polygon(120, shape, 2);
  const { R } = solved({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 9, y: 2, support: { className: 'fixed' } },
    ],
    members: [
      {
        i: 0,
        j: 1,
        ...bar,
        shape,
        loads: [{ className: 'DistributedLoad', alpha: -90, frame: 'projected', y: 5000 }],
      },
    ],
    ...parts,
  });
  // The error of the polygon falls with the square of the length of its sides.
  const limit = fine + (fine - coarse) / 3;
  expect(Math.abs(coarse - R[0]!.moment)).toBeGreaterThan(3.9 * Math.abs(fine - R[0]!.moment));
  expect(Math.abs(limit / R[0]!.moment - 1)).toBeLessThan(1e-6);
});
