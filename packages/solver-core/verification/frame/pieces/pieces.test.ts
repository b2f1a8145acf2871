import { expect, test } from 'vitest';
import { createRandom, type Random } from '@eecs/testing/random';
import { valueAt } from '@eecs/solver-core';
import { type FrameCase, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { assembleFrame } from '../../../src/frame/assembly/assembleFrame.ts';
import { collectFrameActions } from '../../../src/frame/assembly/collectFrameActions.ts';
import { solvePiecedSet } from '../../../src/frame/pieces/solvePiecedSet.ts';
import { findCriticalFactors } from '../../../src/stability/findCriticalFactors.ts';
import { DRAWN_SEED, drawCases, leastSeen } from '../../drawCases.ts';
import { generateFrame } from '../generateFrame.ts';
import { solveByElements } from './fineElements.ts';

function read(document: object): FrameCase {
  const parsed = parseFrame(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** Fields that are compared with the largest of their group, because members are about a metre long. */
const FIELDS = [['N', 'Q', 'M'], ['u', 'deflection'], ['slope']] as const;
/** Displacements below this, in m, are rounding of zeros. */
const NOTHING = 1e-15;
const PLACES = [0, 0.17, 0.5, 0.83, 1];
const FRAMES = drawCases(200);

test.each([false, true])(
  `${FRAMES} random frames in pieces are those of the proved equations, inextensible ones %s, seed ${DRAWN_SEED}`,
  (inextensible) => {
    let compared = 0;
    for (let index = 0; index < FRAMES; index++) {
      const document = { ...read(generateFrame(createRandom(DRAWN_SEED + index))), inextensible };
      const answer = solveFrame(document, { include: [] });
      const { model } = assembleFrame(document);
      if (answer.level === 'error' || !model) continue;
      const solved = solvePiecedSet(model, collectFrameActions(document, model, 0), false);
      if (!solved.ok) throw new Error(solved.cause);
      for (const names of FIELDS) {
        let largest = 0;
        let worst = 0;
        for (const name of names)
          answer.sets[0]!.members.forEach((member, k) => {
            const { length } = model.members[k]!;
            for (const place of PLACES) {
              const side = place === 1 ? 'left' : 'right';
              const expected = valueAt(member[name]!, place * length, side);
              const found = valueAt({ segments: solved.fields[k]![name] }, place * length, side);
              largest = Math.max(largest, Math.abs(expected));
              worst = Math.max(worst, Math.abs(found - expected));
            }
          });
        expect(worst, `frame ${index}, ${names.join()}, of ${largest}`).toBeLessThanOrEqual(
          1e-8 * largest + NOTHING,
        );
      }
      compared++;
    }
    expect(compared).toBeGreaterThanOrEqual(leastSeen(FRAMES, 1 / 5));
  },
);

/** A frame of clamped and pinned columns under beams, compressed to near its critical factor. */
function pushedFrame(random: Random): FrameCase {
  const bays = random.integer(1, 2);
  const height = random.integer(3, 6);
  const width = random.integer(4, 8);
  const columns = Array.from({ length: bays + 1 }, (_, k) => k);
  const one = (more: object): object => ({
    materialIndex: 0,
    crossSectionIndex: random.integer(0, 1),
    ...more,
  });
  const frame = (scale: number): FrameCase =>
    read({
      schema: 1,
      secondOrder: true,
      joints: [
        ...columns.map((k) => ({
          x: width * k,
          y: 0,
          support: { className: k === 0 || clamps[k]! ? 'cantilever' : 'fixed' },
        })),
        ...columns.map((k) => ({
          x: width * k + leans[k]!,
          y: height,
          loads: [
            { className: 'ShearLoad', c: [-scale * pushes[k]!] },
            { className: 'AxialLoad', c: [k === 0 ? 1e4 : 0] },
          ],
        })),
      ],
      members: members.map((member) => ({ ...member })),
      materials: [{ E: 210_000 }],
      sections: [
        { className: 'generic', A: 50, Iy: 4000 },
        { className: 'generic', A: 80, Iy: 9000 },
      ],
    });
  const clamps = columns.map(() => random.chance(0.5));
  const leans = columns.map(() => random.integer(-1, 1));
  const pushes = columns.map(() => random.integer(1, 4) * 1e5);
  const members = [
    ...columns.map((k) =>
      one({
        i: k,
        j: bays + 1 + k,
        camber: random.chance(0.5) ? random.integer(-9, 9) / 500 : 0,
        ...(random.chance(0.4) && { bedding: { y: 2e5, yEnd: random.pick([0, 2e5, 9e5]) } }),
        loads: [{ className: 'DistributedLoad', y: [-3000, -3000, -3000], alpha: random.pick([0, 90, 30]) }],
      }),
    ),
    ...columns.slice(1).map((k) =>
      one({
        i: bays + k,
        j: bays + 1 + k,
        ends: random.chance(0.3) ? { j: { M: 'free' } } : {},
        loads: [{ className: 'DistributedLoad', y: [-8000, -8000, -8000], frame: 'global' }],
      }),
    ),
  ];
  const found = findCriticalFactors(frame(1));
  if (!found.ok || found.critical.length === 0) throw new Error('a pushed frame buckles');
  return frame(found.critical[0]!.factor * random.pick([0.3, 0.6, 0.8]));
}

const PUSHED = drawCases(10, 3);
/** Accuracy of the extrapolation from two element sizes. */
const NEAR = 3e-6;

test(`elements of two sizes lead to the second order of ${PUSHED} random frames, seed ${DRAWN_SEED}`, () => {
  let compared = 0;
  for (let index = 0; index < PUSHED; index++) {
    const document = pushedFrame(createRandom(DRAWN_SEED + 7 * index));
    const answer = solveFrame(document);
    if (answer.level === 'error') {
      // Axial forces that alternate between columns may have no converged state.
      expect(answer.failures[0]!.code, `frame ${index}`).toBe('range.secondOrder');
      expect(solveByElements(document, 8).isSettled, `frame ${index}`).toBe(false);
      continue;
    }
    const [set] = answer.sets;
    expect(set!.checks!.passed).toBe(true);
    compared++;
    // Errors of deflections with cubic elements are of the fourth order in their length.
    const [coarse, fine] = [solveByElements(document, 8), solveByElements(document, 16)];
    const better = (a: number, b: number): number => b + (b - a) / 15;
    const moved = set!.joints!.flatMap(({ x, y, r }) => [x, y, r]);
    const largest = Math.max(...moved.map(Math.abs));
    moved.forEach((value, at) => {
      const expected = better(coarse.joints[at]!, fine.joints[at]!);
      expect(Math.abs(value - expected), `frame ${index}, displacement ${at}`).toBeLessThan(NEAR * largest);
    });
    const force = Math.max(...set!.members.map(({ N }) => Math.max(N.max.value, -N.min.value)));
    set!.members.forEach(({ N }, k) => {
      const middle = valueAt(N, N.segments.at(-1)!.x1 / 2);
      const expected = better(coarse.N[k]!, fine.N[k]!);
      expect(Math.abs(middle - expected), `frame ${index}, member ${k}`).toBeLessThan(NEAR * force);
    });
  }
  expect(compared).toBeGreaterThan(0);
});

const column = (push: number, more: object = {}): object => ({
  schema: 1,
  secondOrder: true,
  inextensible: true,
  joints: [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    {
      x: 0,
      y: 4,
      loads: [
        { className: 'ShearLoad', c: [-push] },
        { className: 'AxialLoad', c: [1000] },
      ],
    },
  ],
  members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, ...more }],
  materials: [{ E: 200_000 }],
  sections: [{ className: 'generic', A: 60, Iy: 8000 }],
});
/** π²·EI/4l² of the column. */
const EULER = (Math.PI ** 2 * 16e6) / 64;

test('loads beyond the critical ones are refused with the factor at which the frame buckles', () => {
  for (const times of [1.001, 2, 7, 40]) {
    const answer = solveFrame(column(times * EULER));
    expect(answer).toMatchObject({ level: 'error', failures: [{ code: 'range.buckling' }] });
    if (answer.level === 'error') expect(answer.failures[0]!.values['factor']).toBeCloseTo(1 / times, 7);
  }
  const near = solveFrame(column(0.999 * EULER));
  expect(near.level).toBe('ok');
});

test('a column on a bed buckles in so many waves as its bed asks for (Timoshenko and Gere, art. 2.10)', () => {
  const EI = 16e6;
  const l = 10;
  const k = 5e6;
  const hinged = {
    schema: 1,
    inextensible: true,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: l, y: 0, support: { className: 'simple' }, loads: [{ className: 'AxialLoad', c: [-1000] }] },
    ],
    members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, bedding: { y: k } }],
    materials: [{ E: 200_000 }],
    sections: [{ className: 'generic', A: 60, Iy: 8000 }],
  };
  const loads = [1, 2, 3, 4, 5, 6]
    .map((m) => ((Math.PI ** 2 * EI) / l ** 2) * (m ** 2 + (k * l ** 4) / (m ** 2 * Math.PI ** 4 * EI)))
    .sort((a, b) => a - b);
  const found = findCriticalFactors(hinged, { count: 3 });
  if (!found.ok) throw new Error('it stands');
  found.critical.forEach(({ factor }, at) => expect((factor * 1000) / loads[at]!).toBeCloseTo(1, 9));
});

test('members without a material are told where a bed or the second order asks for their stiffness', () => {
  const bare = { ...column(1000), members: [{ i: 0, j: 1 }], materials: [], sections: [] };
  expect(solveFrame(bare)).toMatchObject({ failures: [{ code: 'materials.incomplete' }] });
});

test('equations beyond the memory that is allowed are refused with their size', () => {
  const refused = solveFrame(column(1000), { memory: 8 });
  expect(refused).toMatchObject({ level: 'error', failures: [{ code: 'range.memory' }] });
  if (refused.level === 'error') expect(refused.failures[0]!.values['bytes']).toBeGreaterThan(8);
  expect(solveFrame(column(1000), { memory: 1e6 }).level).toBe('ok');
});
