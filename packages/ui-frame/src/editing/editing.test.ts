import { listEmptySets } from '@eecs/solver-core/frame-rules';
import { solveFrame } from '@eecs/solver-core/frame';
import type { FrameCase } from '@eecs/solver-core/frame';
import { describe, expect, test } from 'vitest';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { moveJoints, setSettlement, setSupport } from './joints.ts';
import { addJointLoads, addMemberLoads, changeMemberLoad } from './loads.ts';
import { drawMember, setEndMoment, splitMember, toggleHingesAt } from './members.ts';
import { removeItems } from './remove.ts';
import { addCaseSet, removeCaseSet } from './sets.ts';

const newId = (() => {
  let next = 0;
  return () => `id-${(next += 1)}`;
})();

/** A beam of 6 m between a fixed support and a roller, drawn as a user draws it. */
function drawBeam(): FrameCase {
  const drawn = drawMember(
    createEmptyFrame(0),
    {
      from: { kind: 'place', place: { x: 0, y: 0 } },
      to: { kind: 'place', place: { x: 6, y: 0 } },
    },
    newId,
  ).document;
  const clamped = setSupport(drawn, new Set([0]), 'cantilever').document;
  return setSupport(clamped, new Set([1]), 'simple').document;
}

function solve(document: FrameCase) {
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(answer.error);
  return answer.sets[0]!;
}

describe('members', () => {
  test('a propped cantilever drawn and loaded by verbs has the moment of the book: q l²/8 at the clamp', () => {
    const loaded = addMemberLoads(
      drawBeam(),
      new Set([0]),
      { className: 'DistributedLoad', value: -8000 },
      newId,
    ).document;
    expect(solve(loaded).members[0]?.M.min.value).toBeCloseTo((-8000 * 36) / 8, 6);
  });

  test('splitting a loaded member changes no bending moment', () => {
    const loaded = addMemberLoads(
      drawBeam(),
      new Set([0]),
      { className: 'DistributedLoad', value: -8000 },
      newId,
    ).document;
    const split = splitMember(loaded, 0, { x: 2, y: 0 }, newId).document;
    expect(split.members).toHaveLength(2);
    const [before, after] = [solve(loaded), solve(split)];
    expect(after.members[0]?.M.min.value).toBeCloseTo(before.members[0]!.M.min.value, 6);
    expect(after.members[1]?.M.max.value).toBeCloseTo(before.members[0]!.M.max.value, 6);
  });

  test('a member that joins the same two joints, or a joint with itself, is refused', () => {
    const beam = drawBeam();
    const again = drawMember(
      beam,
      { from: { kind: 'joint', index: 1 }, to: { kind: 'joint', index: 0 } },
      newId,
    );
    expect(again.document).toBe(beam);
    expect(again.notes).toEqual([{ code: 'doubledMember', count: 1 }]);
  });

  test('a hinge at a joint opens the ends of all its members, and closes them again', () => {
    const portal = createFrameStarter('portal', { system: 0 });
    const open = toggleHingesAt(portal, 1).document;
    expect(open.members.map(({ ends }) => [ends.i.M, ends.j.M])).toEqual([
      [undefined, 'free'],
      ['free', undefined],
      [undefined, undefined],
    ]);
    expect(toggleHingesAt(open, 1).document).toEqual(portal);
    expect(setEndMoment(portal, 0, { end: 'i', moment: -1 }).notes).toEqual([
      { code: 'valueOutside', count: 1 },
    ]);
  });
});

describe('joints and loads', () => {
  test('a joint moved onto another becomes one with it, with the loads of both', () => {
    const portal = createFrameStarter('portal', { system: 0 });
    const both = addJointLoads(portal, new Set([2]), { value: -1 }, newId).document;
    const { document, notes } = moveJoints(both, new Set([2]), { x: -6, y: 0 });
    expect(document.joints).toHaveLength(3);
    expect(document.members).toHaveLength(2);
    expect(document.joints[1]?.loads).toHaveLength(2);
    expect(notes).toEqual([
      { code: 'jointsMerged', count: 1 },
      { code: 'membersMerged', count: 1 },
    ]);
  });

  test('loads stay on a member that becomes shorter', () => {
    const loaded = addMemberLoads(
      drawBeam(),
      new Set([0]),
      { className: 'ShearLoad', value: -1, x: 5 },
      newId,
    ).document;
    const { document, notes } = moveJoints(loaded, new Set([1]), { x: -2, y: 0 });
    expect(document.members[0]?.loads[0]).toMatchObject({ x: 4 });
    expect(notes).toEqual([{ code: 'loadsMovedInside', count: 1 }]);
    expect(changeMemberLoad(document, { member: 0, index: 0 }, { at: 4.1 }).notes).toEqual([
      { code: 'valueOutside', count: 1 },
    ]);
  });

  test('a settlement goes with the direction that held it', () => {
    const settled = setSettlement(drawBeam(), 0, { direction: 'r', value: 0.01 }).document;
    expect(settled.joints[0]?.support?.settlement).toEqual({ r: 0.01 });
    const pinned = setSupport(settled, new Set([0]), 'fixed').document;
    expect(pinned.joints[0]?.support).toEqual({ className: 'fixed', alpha: 0 });
    expect(setSettlement(pinned, 0, { direction: 'r', value: 0.01 }).document).toBe(pinned);
  });

  test('a removed joint takes its members along and says how many', () => {
    const portal = createFrameStarter('portal', { system: 0 });
    const { document, notes } = removeItems(portal, [{ kind: 'joint', index: 0 }]);
    expect(document.members.map(({ i, j }) => [i, j])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(notes).toEqual([{ code: 'membersRemoved', count: 1 }]);
  });
});

test('case sets come and go with the masks of everything that acts', () => {
  const portal = createFrameStarter('portal', { system: 0 });
  const set = { title: '', description: '', color: '', angle: 0, combined: false };
  const two = addCaseSet(addCaseSet(portal, set).document, set).document;
  expect(two.joints[1]?.loads[0]?.sets).toBe(1);
  expect(listEmptySets(two)).toEqual([1]);
  const { document, notes } = removeCaseSet(two, 0);
  expect(document.caseSets).toHaveLength(1);
  expect(notes).toEqual([{ code: 'loadsLeftUnassigned', count: 2 }]);
});
