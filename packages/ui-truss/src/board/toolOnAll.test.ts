import { expect, test } from 'vitest';
import { createHand } from '../../test/createHand.ts';
import type { TrussItem } from '../editing/items.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import type { BoardSurface } from './boardSurface.ts';
import { applyToolToAll } from './trussTool.ts';

function drawTriangle() {
  const hand = createHand();
  hand.take('rod');
  for (const [x, y] of [
    [0, 0],
    [4, 0],
    [2, 2],
    [0, 0],
  ] as const)
    hand.chain(x, y);
  const apply = (items: readonly TrussItem[]): boolean => {
    hand.store.set(selectionAtom, items);
    return applyToolToAll({ store: hand.store } as unknown as BoardSurface, items);
  };
  return { ...hand, apply };
}

const rods: readonly TrussItem[] = [0, 1, 2].map((index) => ({ kind: 'link', index }));
const joints: readonly TrussItem[] = [0, 1].map((index) => ({ kind: 'joint', index }));

test('Enter with the load tool and rods selected loads the rods, and heats none', () => {
  const hand = drawTriangle();
  hand.take('load');
  const before = JSON.stringify(hand.get());
  expect(hand.apply(rods)).toBe(true);
  expect(hand.get().links.map(({ loads }) => loads.length)).toEqual([1, 1, 1]);
  expect(hand.get().links.some((link) => 'strain' in link || 'deltaT' in link)).toBe(false);
  // The loads are selected, so that the next number is the value of all of them.
  expect(hand.store.get(selectionAtom).map(({ kind }) => kind)).toEqual(['linkLoad', 'linkLoad', 'linkLoad']);
  expect(hand.store.get(toolAtom)).toBe('select');
  hand.store.set(session.undoAtom);
  expect(JSON.stringify(hand.get())).toBe(before);
});

test('with joints among the selected objects the load tool loads the joints only', () => {
  const hand = drawTriangle();
  hand.take('load');
  expect(hand.apply([...joints, ...rods])).toBe(true);
  expect(hand.get().joints.map(({ loads }) => loads.length)).toEqual([1, 1, 0]);
  expect(hand.get().links.every(({ loads }) => loads.length === 0)).toBe(true);
});

test('a tool that draws does nothing to several selected objects', () => {
  const hand = drawTriangle();
  const before = hand.get();
  for (const tool of ['joint', 'rod', 'guide'] as const) {
    hand.take(tool);
    expect(hand.apply([...joints, ...rods])).toBe(false);
  }
  hand.take('anchor');
  expect(hand.apply(rods)).toBe(false);
  expect(hand.get()).toBe(before);
});
