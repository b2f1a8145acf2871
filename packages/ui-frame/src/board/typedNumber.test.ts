import { describe, expect, test } from 'vitest';
import { createHand } from '../../test/createHand.ts';
import { removeItems } from '../editing/remove.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { TOOLS, toolAtom } from '../state/tool.ts';
import { getTypedMeaning } from '../state/typedNumber.ts';
import { placeTyped } from './frameTool.ts';

/** A portal 6 m wide and 4 m high, with a tool in hand. */
function createPortal() {
  const hand = createHand();
  hand.take('member');
  for (const [x, y] of [
    [0, 0],
    [0, 4],
    [6, 4],
    [6, 0],
  ] as const)
    hand.press(x, y);
  hand.end();
  return hand;
}

describe('a number typed on the board', () => {
  test('is a place with every tool, and nothing with the pointer and nothing chosen', () => {
    const { store, take } = createHand();
    for (const tool of TOOLS) {
      take(tool);
      expect(getTypedMeaning(store, '3')).toBe(tool === 'select' ? null : 'place');
    }
  });

  test('is the place of a joint and the value of a load that is chosen, and nothing of a member', () => {
    const { store } = createPortal();
    store.set(toolAtom, 'select');
    store.set(selectionAtom, [{ kind: 'joint', index: 0 }]);
    expect(getTypedMeaning(store, '3')).toBe('place');
    store.set(selectionAtom, [{ kind: 'member', index: 0 }]);
    expect(getTypedMeaning(store, '3')).toBeNull();
    store.set(selectionAtom, [{ kind: 'memberLoad', member: 0, index: 0 }]);
    expect(getTypedMeaning(store, '-')).toBeNull();
  });

  test('is the value of a load just placed, then a place for the tool again', () => {
    const { store, surface, take } = createPortal();
    take('force');
    expect(placeTyped(surface, 'force', { x: 3, y: 4 })).toBe(true);
    expect(getTypedMeaning(store, '2')).toBe('value');
    store.set(applyEditAtom, (document) => removeItems(document, [{ kind: 'joint', index: 3 }]));
    expect(getTypedMeaning(store, '2')).toBe('value');
    store.set(selectionAtom, [{ kind: 'joint', index: 0 }]);
    expect(getTypedMeaning(store, '2')).toBe('place');
  });
});

describe('a typed place', () => {
  test('puts supports on joints, and on a member by splitting it', () => {
    const { store, surface } = createPortal();
    expect(placeTyped(surface, 'support', { x: 0, y: 0 })).toBe(true);
    expect(placeTyped(surface, 'support', { x: 2, y: 4 })).toBe(true);
    const { joints, members } = store.get(documentAtom);
    expect(joints.filter(({ support }) => support !== undefined).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [2, 4],
    ]);
    expect(members).toHaveLength(4);
  });

  test('puts a force on a member where it was typed', () => {
    const { store, surface } = createPortal();
    expect(placeTyped(surface, 'force', { x: 1.3, y: 4 })).toBe(true);
    expect(store.get(documentAtom).members[1]?.loads).toMatchObject([{ className: 'ShearLoad', x: 1.3 }]);
  });

  test.each(['support', 'hinge', 'force', 'distributed', 'moment'] as const)(
    'beside the frame changes nothing: %s',
    (tool) => {
      const { store, surface } = createPortal();
      const before = store.get(documentAtom);
      expect(placeTyped(surface, tool, { x: 3, y: 2 })).toBe(false);
      expect(store.get(documentAtom)).toBe(before);
    },
  );

  test('is refused for a distributed load on a joint, where two members meet', () => {
    const { surface } = createPortal();
    expect(placeTyped(surface, 'distributed', { x: 0, y: 4 })).toBe(false);
    expect(placeTyped(surface, 'distributed', { x: 3, y: 4 })).toBe(true);
  });
});
