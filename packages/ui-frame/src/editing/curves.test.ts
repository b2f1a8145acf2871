import { type FrameCase, createCurve, solveFrame } from '@eecs/solver-core/frame';
import { expect, test } from 'vitest';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { middleOf, nearestOnCurve, shapeKindOf } from './curves.ts';
import { getExtent } from './extent.ts';
import { addMember, splitMember } from './members.ts';
import { bendTo, setRise, setShapeKind } from './shapes.ts';
import { findOnMember } from './snap.ts';

let next = 0;
const newId = (): string => `new-${next++}`;
/** A two-hinged arc over 24 m that rises by 4.8 m, with snow. */
const arch = (): FrameCase => createFrameStarter('arch', { system: 0 });
const only = new Set([0]);

test('a straight member becomes an arc with a fifth of its chord, and straight again', () => {
  const beam = setShapeKind(arch(), only, 'line').document;
  expect(beam.members[0]!.shape).toBeUndefined();
  const bent = setShapeKind(beam, only, 'parabola').document;
  expect(bent.members[0]!.shape).toEqual({ kind: 'parabola', rise: 4.8 });
  expect(setRise(bent, only, 0).document.members[0]!.shape).toBeUndefined();
});

test('an arc takes no rise beyond a semicircle', () => {
  const edit = setRise(arch(), only, 12.5);
  expect(edit.notes).toMatchObject([{ code: 'valueOutside' }]);
  expect(setRise(arch(), only, -12).document.members[0]!.shape).toEqual({ kind: 'arc', rise: -12 });
  const high = setRise(setShapeKind(arch(), only, 'parabola').document, only, 20).document;
  expect(setShapeKind(high, only, 'arc').document.members[0]!.shape).toEqual({ kind: 'arc', rise: 12 });
});

test('the middle of a member follows the hand that bends it, and near the chord it is straight', () => {
  const bend = (y: number, step = 0.5) =>
    bendTo(arch(), 0, { place: { x: 13, y }, step }).document.members[0]!;
  expect(bend(6.1).shape).toEqual({ kind: 'arc', rise: 6 });
  expect(bend(-3.26, 0).shape).toEqual({ kind: 'arc', rise: -3.26 });
  expect(bend(40).shape).toEqual({ kind: 'arc', rise: 12 });
  expect(shapeKindOf(bend(0.3, 0))).toBe('line');
});

test('the extent, the middle and the nearest place are those of the axis', () => {
  expect(getExtent(arch())!.y1).toBeCloseTo(4.8, 9);
  expect(middleOf(arch(), 0)).toMatchObject({ x: 12, y: expect.closeTo(4.8, 9) as number });
  // The radius is (12² + 4.8²)/(2·4.8) = 17.4, its centre 12.6 below the chord.
  const near = nearestOnCurve(arch(), arch().members[0]!, { x: 12 + 10.44, y: -12.6 + 13.92 + 0.2 })!;
  expect(Math.hypot(near.place.x - 12, near.place.y + 12.6)).toBeCloseTo(17.4, 9);
  const found = findOnMember({ x: 5, y: 3 }, { document: arch(), tolerance: 0.6, grid: 0.5 });
  expect(Math.hypot(found!.place.x - 12, found!.place.y + 12.6)).toBeCloseTo(17.4, 9);
  expect(findOnMember({ x: 12, y: 0 }, { document: arch(), tolerance: 0.6, grid: 0.5 })).toBeNull();
});

test.each(['arc', 'parabola'] as const)('an arch that is split bears the same as before: %s', (kind) => {
  const whole = setShapeKind(arch(), only, kind).document;
  const load = {
    id: 'p',
    className: 'GenericLoad',
    alpha: -90,
    c: [9000, 0, -9000],
    frame: 'global',
    sets: 1,
  } as const;
  const loaded: FrameCase = {
    ...whole,
    members: [{ ...whole.members[0]!, loads: [...whole.members[0]!.loads, { ...load, x: 17 }] }],
  };
  const at = findOnMember({ x: 7, y: 4 }, { document: loaded, tolerance: 2, grid: 1e-6 })!;
  const split = splitMember(loaded, 0, at.place, newId).document;
  expect(split.members.map(({ shape }) => shape?.kind)).toEqual([kind, kind]);
  const reactions = (document: FrameCase) => {
    const answer = solveFrame(document);
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    return answer.sets[0]!.R.map(({ x, y }) => ({ x, y }));
  };
  const [before, after] = [reactions(loaded), reactions(split)];
  before.forEach((one, k) => {
    expect(after[k]!.x / one.x).toBeCloseTo(1, 7);
    expect(after[k]!.y / one.y).toBeCloseTo(1, 7);
  });
  const lengths = split.members.map(({ shape, i, j }) => {
    const [a, b] = [split.joints[i]!, split.joints[j]!];
    const { rise = 0, shift = 0 } = shape!;
    return createCurve(Math.hypot(b.x - a.x, b.y - a.y), { kind, rise, shift }).length;
  });
  const { rise = 0 } = whole.members[0]!.shape!;
  expect(lengths[0]! + lengths[1]!).toBeCloseTo(createCurve(24, { kind, rise, shift: 0 }).length, 6);
});

test('the feet of an arch can be tied by a straight member, once', () => {
  const tied = addMember(arch(), { i: 0, j: 1 }, newId);
  expect(tied.document.members).toHaveLength(2);
  expect(addMember(tied.document, { i: 1, j: 0 }, newId).notes).toMatchObject([{ code: 'doubledMember' }]);
});
