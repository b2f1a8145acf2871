import { expect, test } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { generateFrame } from '../../verification/frame/generateFrame.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { convertFrameSolution } from './answer/convertFrameSolution.ts';
import type { SolvedFrame } from './answer/frameAnswer.ts';
import { convertFrame } from './assembly/convertFrame.ts';
import { solveFrame } from './solveFrame.ts';

const read = (document: object): FrameCase => {
  const parsed = parseFrame({ schema: 1, ...document });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
};

const CANTILEVER = {
  joints: [
    { x: 0, y: 0, support: { className: 'clamp', settlement: { y: -0.0254 } } },
    { x: 2.54, y: 0, loads: [{ className: 'ShearLoad', c: [-4.4482216152605] }] },
  ],
  members: [{ i: 0, j: 1, mass: 2, dL: 0.00254, materialIndex: 0, crossSectionIndex: 0 }],
  materials: [{ name: 'steel', E: 210_000 }],
  sections: [{ className: 'generic', label: 'one', A: 10, Iy: 100, Iz: 100 }],
};

test('a frame goes to inches and pounds by the definitions of these', () => {
  const document = convertFrame(read(CANTILEVER), 1);
  expect(document.units.system).toBe(1);
  expect(document.joints[1]).toMatchObject({
    x: 100,
    loads: [{ c: [expect.closeTo(-1, 7), expect.closeTo(0), expect.closeTo(-1, 7)] }],
  });
  expect(document.joints[0]!.support!.settlement).toEqual({ y: -1 });
  expect(document.members[0]!.dL).toBe(0.1);
  expect(document.members[0]!.mass).toBeCloseTo((2 * 0.0254) / 0.45359237, 8);
  expect(convertFrame(document, 0)).toMatchObject({
    joints: [{ x: 0, support: { settlement: { y: -0.0254 } } }, { x: 2.54 }],
    members: [{ dL: 0.00254, mass: 2 }],
  });
});

test('an answer that was converted is that of the converted document', () => {
  let compared = 0;
  for (let seed = 0; seed < 60; seed++) {
    const document = read(generateFrame(createRandom(7000 + seed)));
    const answer = solveFrame(document);
    if (answer.level === 'error') continue;
    const other = convertFrame(document, document.units.system === 0 ? 1 : 0);
    const anew = solveFrame(other);
    if (anew.level === 'error') throw new Error(JSON.stringify(anew.failures));
    expect(worst(convertFrameSolution(answer, document.units.system, other), anew), `${seed}`).toBeLessThan(
      1e-9,
    );
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});

/** Returns the largest difference of two results, relative to the largest value of its quantity. */
function worst(one: SolvedFrame, other: SolvedFrame): number {
  expect(one.hash).toBe(other.hash);
  const misses = one.sets.flatMap((set, s) => {
    const its = other.sets[s]!;
    return (['N', 'Q', 'M', 'deflection', 'slope'] as const).map((name) => {
      const values = set.members.flatMap((member, k) => {
        const [a, b] = [member[name], its.members[k]![name]];
        if (!a || !b) return [];
        const end = b.segments.at(-1)!.x1;
        return [0, end / 3, end].map(
          (x) => [valueAt(a, Math.min(x, a.segments.at(-1)!.x1)), valueAt(b, x)] as const,
        );
      });
      const size = Math.max(...values.map(([, b]) => Math.abs(b)), 1e-300);
      return Math.max(0, ...values.map(([a, b]) => Math.abs(a - b) / size));
    });
  });
  return Math.max(...misses);
}

test('the mass of a frame counts members and what lies on them', () => {
  const loads = [{ className: 'DistributedMass', x: [0, 1.5], y: [2, 2, 2] }];
  const answer = solveFrame({ ...read(CANTILEVER), members: [{ ...CANTILEVER.members[0], loads }] });
  // 2 kg/m over 2.54 m, and 2 kg/m over 1.5 m of it.
  expect(answer).toMatchObject({ totalMass: 2 * 2.54 + 3 });
});

test('an unknown field is reported', () => {
  const answer = solveFrame({ ...read(CANTILEVER), members: [{ ...CANTILEVER.members[0], massse: 3 }] });
  expect(answer).toMatchObject({
    level: 'warning',
    corrections: [{ code: 'correction.unknownField', path: '/members/0/massse', ids: [0] }],
  });
});
