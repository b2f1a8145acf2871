import { expect, test } from 'vitest';
import { createHand } from '../../test/createHand.ts';
import { type FrameItem, isLoadItem } from '../editing/items.ts';
import { changeLoads } from '../editing/manyLoads.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import { applyToolToAll } from './toolOnAll.ts';

function drawPortal() {
  const hand = createHand();
  hand.take('member');
  for (const [x, y] of [
    [0, 0],
    [0, 3],
    [4, 3],
    [4, 0],
  ] as const)
    hand.press(x, y);
  hand.end();
  const apply = (items: readonly FrameItem[]): boolean => {
    hand.store.set(selectionAtom, items);
    return applyToolToAll(hand.store, items);
  };
  return { ...hand, apply, get: () => hand.store.get(documentAtom) };
}

const members: readonly FrameItem[] = [0, 1, 2].map((index) => ({ kind: 'member', index }));
const joints: readonly FrameItem[] = [1, 2].map((index) => ({ kind: 'joint', index }));

test('a load tool with several objects selected loads the joints, or the members, in one step', () => {
  const hand = drawPortal();
  const before = JSON.stringify(hand.get());
  hand.take('force');
  expect(hand.apply([...joints, ...members])).toBe(true);
  expect(hand.get().joints.map(({ loads }) => loads.length)).toEqual([0, 1, 1, 0]);
  hand.take('distributed');
  expect(hand.apply([...joints, ...members])).toBe(true);
  expect(hand.get().members.map(({ loads }) => loads.length)).toEqual([1, 1, 1]);
  // The loads are selected: one value goes to all of them.
  const loads = hand.store.get(selectionAtom).filter(isLoadItem);
  hand.store.set(applyEditAtom, (now) => changeLoads(now, loads, { ordinates: [-4000, -4000, -4000] }));
  expect(hand.get().members.map(({ loads: [load] }) => load && 'y' in load && load.y)).toEqual([
    [-4000, -4000, -4000],
    [-4000, -4000, -4000],
    [-4000, -4000, -4000],
  ]);
  for (let step = 0; step < 3; step += 1) hand.store.set(session.undoAtom);
  expect(JSON.stringify(hand.get())).toBe(before);
});

test('a force on several members acts in the middle of each', () => {
  const hand = drawPortal();
  hand.take('force');
  expect(hand.apply(members)).toBe(true);
  expect(hand.get().members.map(({ loads: [load] }) => load && 'c' in load && load.x)).toEqual([1.5, 2, 1.5]);
});

test('the support tool supports all selected joints; the member tool does nothing to several', () => {
  const hand = drawPortal();
  hand.take('support');
  expect(hand.apply(joints)).toBe(true);
  expect(hand.get().joints.map(({ support }) => support !== undefined)).toEqual([false, true, true, false]);
  hand.take('member');
  const before = hand.get();
  expect(hand.apply([...joints, ...members])).toBe(false);
  expect(hand.get()).toBe(before);
});
