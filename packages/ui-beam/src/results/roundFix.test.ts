import { type BeamCase, judgeBeam } from '@eecs/solver-core';
import { countRestraints } from '@eecs/solver-core/rules';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { roundFix } from './roundFix.ts';

const { hingedSpans } = beamExamples;

function addRoller(x: number): Parameters<typeof roundFix>[0] {
  return { code: 'addRoller', edit: { op: 'add', path: '/supports/-', value: { className: 'simple', x } } };
}

function place(fix: ReturnType<typeof roundFix>): unknown {
  return (fix.edit as { value: { x: number } }).value.x;
}

/** A pin and a hinge: the part beyond the hinge is unsupported. */
function withHinge(x: number): BeamCase {
  return {
    ...hingedSpans,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'hinge', x },
      { className: 'simple', x: 12 },
    ],
  };
}

test('an odd place goes to the main line of the grid, or to a fine one where that is taken', () => {
  // Steps of 1 m with 10 divisions.
  expect(place(roundFix(addRoller(2.188), withHinge(4)))).toBe(2);
  expect(place(roundFix(addRoller(2.188), withHinge(2)))).toBe(2.2);
  expect(place(roundFix(addRoller(0.44), withHinge(4)))).toBe(0.4);
});

test('it stays strictly inside its gap: where no line is, it stays where it was', () => {
  expect(place(roundFix(addRoller(0.02), withHinge(0.04)))).toBe(0.02);
  expect(place(roundFix(addRoller(12), withHinge(4)))).toBe(12);
});

test('a rounded roller stops the motion it was offered for', () => {
  const document = withHinge(4.375);
  for (const { fixes } of judgeBeam(document).mechanisms) {
    const fix = fixes.find(({ code }) => code === 'addRoller');
    if (fix === undefined) continue;
    const value = (roundFix(fix, document).edit as { value: BeamCase['supports'][number] }).value;
    const corrected = { ...document, supports: [...document.supports, value] };
    expect(judgeBeam(corrected).mechanisms).toEqual([]);
  }
});

test('a beam needs three restraints and one more for each hinge inside it', () => {
  const count = (document: BeamCase) => countRestraints(document, judgeBeam(document));
  expect(count(withHinge(4))).toEqual({ hinges: 1, needed: 4, found: 3 });
  expect(count(hingedSpans)).toEqual({ hinges: 1, needed: 4, found: 4 });
  expect(count({ ...hingedSpans, supports: [{ className: 'simple', x: 0 }] })).toEqual({
    hinges: 0,
    needed: 3,
    found: 1,
  });
});
