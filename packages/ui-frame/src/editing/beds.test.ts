import { type FrameCase, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { expect, test } from 'vitest';
import { findHindrance } from '../state/hindrance.ts';
import { bearingOf, setBearing, setBed, splitMember } from './members.ts';
import { setTheory } from './setTheory.ts';

const newId = (() => {
  let next = 0;
  return () => `id-${(next += 1)}`;
})();

/** A pile of 6 m in ground whose stiffness grows with depth, pushed sideways at its head. */
function readPile(): FrameCase {
  const parsed = parseFrame({
    schema: 1,
    joints: [
      {
        x: 0,
        y: 0,
        loads: [
          { className: 'AxialLoad', c: [5e4] },
          { className: 'ShearLoad', c: [-2e5] },
        ],
      },
      { x: 0, y: -6 },
    ],
    members: [
      { i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, bedding: { y: 1e6, yEnd: 25e6, x: 4e6 } },
    ],
    materials: [{ E: 30_000 }],
    sections: [{ className: 'circle', Dy: 400 }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function headOf(document: FrameCase) {
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets[0]!.joints![0]!;
}

test('a pile that is split keeps its bed and moves as before, in the second order too', () => {
  for (const isOn of [false, true]) {
    const pile = setTheory(readPile(), 'secondOrder', isOn).document;
    const split = splitMember(pile, 0, { x: 0, y: -2 }, newId).document;
    expect(split.members.map(({ bedding }) => bedding)).toEqual([
      { y: 1e6, x: 4e6, yEnd: 9e6 },
      { y: 9e6, x: 4e6, yEnd: 25e6 },
    ]);
    const [before, after] = [headOf(pile), headOf(split)];
    expect(after.x / before.x).toBeCloseTo(1, 9);
    expect(after.y / before.y).toBeCloseTo(1, 9);
  }
});

test('a bed that is the same everywhere changes as a whole, one without stiffness goes', () => {
  const bare = setBed(readPile(), 0, { x: 0, y: 0, yEnd: 0 }).document;
  expect(bare.members[0]).not.toHaveProperty('bedding');
  const even = setBed(bare, 0, { y: 3e6 }).document;
  expect(even.members[0]!.bedding).toEqual({ y: 3e6 });
  expect(setBed(even, 0, { y: 5e6 }).document.members[0]!.bedding).toEqual({ y: 5e6 });
  const growing = setBed(even, 0, { yEnd: 9e6 }).document;
  expect(growing.members[0]!.bedding).toEqual({ y: 3e6, yEnd: 9e6 });
  expect(setBed(growing, 0, { y: 0 }).document.members[0]!.bedding).toEqual({ y: 0, yEnd: 9e6 });
  expect(setBed(even, 0, { y: -1 })).toMatchObject({ document: even, notes: [{ code: 'valueOutside' }] });
});

test('a member bears both ways or one, and the same choice changes nothing', () => {
  const only = setBearing(readPile(), new Set([0]), 'tension').document;
  expect(only.members[0]).toMatchObject({ tensionOnly: true });
  expect(bearingOf(only.members[0]!)).toBe('tension');
  expect(setBearing(only, new Set([0]), 'tension').document).toBe(only);
  const other = setBearing(only, new Set([0]), 'compression').document;
  expect(other.members[0]).not.toHaveProperty('tensionOnly');
  expect(bearingOf(setBearing(other, new Set([0]), 'both').document.members[0]!)).toBe('both');
});

test('a bed holds a frame that has no support', () => {
  const ask = (document: FrameCase) =>
    findHindrance({ document, answer: null, isCurrent: false, refused: [] });
  expect(ask(readPile())).toBeNull();
  expect(ask(setBed(readPile(), 0, { x: 0, y: 0, yEnd: 0 }).document)).toEqual({ code: 'noSupports' });
});
