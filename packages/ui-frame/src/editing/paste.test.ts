import type { CaseSetInput } from '@eecs/solver-core';
import { parseFrame } from '@eecs/solver-core/frame';
import { convertFrame } from '@eecs/solver-core/frame-units';
import { expect, test } from 'vitest';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { addFrame } from './addFrame.ts';
import { pickFragment, readFragment, writeFragment } from './fragment.ts';
import type { FrameItem } from './items.ts';
import { pasteFragment } from './paste.ts';
import { removeItems } from './remove.ts';
import { addCaseSet } from './sets.ts';

const portal = createFrameStarter('portal', { system: 0 });
const ALL: readonly FrameItem[] = portal.members.map((_, index) => ({ kind: 'member', index }));

function countIds(): () => string {
  let next = 0;
  return () => `new-${(next += 1)}`;
}

function copyInto(document: typeof portal, items: readonly FrameItem[], onto: readonly FrameItem[] = []) {
  const fragment = readFragment(writeFragment(portal, items) ?? '', document);
  if (fragment === null) throw new Error('nothing was copied');
  const edit = pasteFragment(document, fragment, { onto, step: 2, newId: countIds() });
  // The result is a valid frame.
  const parsed = parseFrame(edit.document);
  expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(edit.document));
  return edit;
}

test('a pasted frame stands beside the original and shares its column', () => {
  const { document } = copyInto(portal, ALL);
  // Two of its four joints already exist in the original, and so does the member between them.
  expect(document.joints).toHaveLength(6);
  expect(document.members).toHaveLength(5);
  expect(Math.max(...document.joints.map(({ x }) => x))).toBe(12);
  for (const list of [document.joints, document.members])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('what was cut comes back where it was, with its loads, releases and supports', () => {
  const cut = removeItems(portal, [
    { kind: 'joint', index: 2 },
    { kind: 'joint', index: 3 },
  ]).document;
  const { document } = copyInto(cut, ALL);
  const places = (frame: typeof portal): string[] =>
    frame.joints
      .map(({ x, y, support, loads }) => `${x} ${y} ${support?.className ?? ''} ${loads.length}`)
      .toSorted();
  expect(places(document)).toEqual(places(portal));
  expect(document.members).toHaveLength(3);
  expect(document.members.flatMap(({ loads }) => loads)).toHaveLength(1);
});

test('an upright member is copied to its side, not on top of itself', () => {
  const { document } = copyInto(portal, [{ kind: 'member', index: 0 }]);
  expect(document.members).toHaveLength(4);
  const { i, j } = document.members[3] ?? { i: -1, j: -1 };
  expect([document.joints[i]?.x, document.joints[j]?.x]).toEqual([2, 2]);
});

test('a frame in other units takes a part in its own', () => {
  const inches = convertFrame(createEmptyFrame(1), 1);
  const { document } = copyInto(inches, ALL);
  expect(document.units.system).toBe(1);
  expect(document.joints[1]?.y).toBeCloseTo(4 / 0.0254, 6);
});

test('loads by themselves go onto the chosen members and joints, and nowhere without a choice', () => {
  const load: FrameItem = { kind: 'memberLoad', member: 1, index: 0 };
  expect(pickFragment(portal, [load])?.isLoads).toBe(true);
  const refused = copyInto(portal, [load]);
  expect(refused.document).toBe(portal);
  expect(refused.notes[0]?.code).toBe('pasteNeedsChoice');
  const { document } = copyInto(portal, [load], [{ kind: 'member', index: 0 }]);
  expect(document.members[0]?.loads).toHaveLength(1);
  expect(document.members[1]?.loads).toHaveLength(1);
});

test('the case sets of a part come along', () => {
  const named = addCaseSet(addCaseSet(portal, { title: 'Dead', combined: false } as never).document, {
    title: 'Wind',
    combined: false,
  } as never).document;
  const moved = {
    ...named,
    joints: named.joints.map((joint) => ({
      ...joint,
      loads: joint.loads.map((load) => ({ ...load, sets: 2 })),
    })),
  };
  const fragment = pickFragment(moved, ALL);
  if (fragment === null) throw new Error('nothing was copied');
  const edit = pasteFragment(createEmptyFrame(0), fragment, { onto: [], step: 1, newId: countIds() });
  expect(edit.document.caseSets.map(({ title }) => title)).toEqual(['Dead', 'Wind']);
  expect(edit.notes).toEqual([expect.objectContaining({ code: 'caseSetsAdded', count: 2 })]);
});

test('a frame that is added brings its case sets along, those of one title once, and its loads stay in them', () => {
  const set = (title: string): CaseSetInput => ({ title });
  const withSets = (titles: readonly string[], sets: number) => {
    const parsed = parseFrame({
      ...portal,
      caseSets: titles.map(set),
      joints: portal.joints.map((joint) => ({
        ...joint,
        loads: joint.loads.map((load) => ({ ...load, sets })),
      })),
      members: portal.members.map((one) => ({ ...one, loads: one.loads.map((load) => ({ ...load, sets })) })),
    });
    if (!parsed.ok) throw new Error('the frame cannot be read');
    return parsed.document;
  };
  // All loads of the other frame act in its second set.
  const other = withSets(['Snow', 'Wind'], 2);
  const { document } = addFrame(withSets(['Dead', 'Live'], 1), other, countIds());
  expect(document.caseSets.map(({ title }) => title)).toEqual(['Dead', 'Live', 'Wind']);
  const masks = document.joints.flatMap(({ loads }) => loads.map(({ sets }) => sets));
  expect(new Set(masks)).toEqual(new Set([1, 4]));
  const ids = document.joints.flatMap(({ loads }) => loads.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(parseFrame(document).ok).toBe(true);
});

test('an empty frame without case sets gets those of the pasted part, also combined ones', () => {
  const sets: readonly CaseSetInput[] = [
    { title: 'Dead' },
    { title: 'ULS', combined: true, factors: { 0: 1.35 } },
  ];
  const parsed = parseFrame({ ...portal, caseSets: sets });
  if (!parsed.ok) throw new Error('the frame is invalid');
  const part = pickFragment(parsed.document, ALL);
  if (part === null) throw new Error('nothing was copied');
  const empty = createEmptyFrame(0);
  const { document } = pasteFragment(empty, part, { onto: [], step: 2, newId: countIds() });
  expect(document.caseSets).toEqual(parsed.document.caseSets);
});
