import { createStore } from 'jotai/vanilla';
import { createHistory } from '@eecs/ui-kit/editor';
import { solveTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { setLoadSizes } from '../editing/dragLoads.ts';
import { isLoadItem } from '../editing/items.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { rodStartAtom } from '../state/passing.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { type Ports, applyEditAtom, documentAtom, portsAtom, session } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import type { Tool } from '../state/tool.ts';
import type { BoardSurface } from './boardSurface.ts';
import { mirrorPart } from './mirrorPart.ts';
import { applyToolTo, finish, toEnd } from './trussTool.ts';

/** Performs the commands behind presses and typed values on an empty board, and counts them. */
function createHand() {
  const store = createStore();
  const nothing = (): void => undefined;
  const ports: Partial<Ports> = {
    ...{ isControlled: false, isReadOnly: false, limits: 'full' as const },
    ...{ onChange: nothing, onNotes: nothing },
  };
  store.set(portsAtom, ports as Ports);
  store.set(session.historyAtom, createHistory(createEmptyTruss(0)));
  const surface = { store } as unknown as BoardSurface;
  const did: string[] = [];
  const findJoint = (x: number, y: number): number =>
    store.get(documentAtom).joints.findIndex((joint) => joint.x === x && joint.y === y);
  return {
    did,
    get: () => store.get(documentAtom),
    take: (tool: Tool): void => {
      did.push(`press the button ${tool}`);
      store.set(takeToolAtom, tool);
    },
    /** Presses a place of the grid with the rod in hand: the chain begins, or goes on to there. */
    chain: (x: number, y: number): void => {
      did.push(`press ${x}; ${y}`);
      const at = { place: { x, y, z: 0 }, joint: findJoint(x, y), link: -1 };
      const start = store.get(rodStartAtom);
      if (start === null) store.set(rodStartAtom, { end: toEnd(at), place: at.place });
      else finish(surface, 'rod', start, at);
    },
    press: (x: number, y: number): void => {
      did.push(`press the joint at ${x}; ${y}`);
      applyToolTo(surface, { kind: 'joint', index: findJoint(x, y) });
    },
    chooseAll: (): void => {
      did.push('press Ctrl A');
      store.set(selectAllAtom);
    },
    mirror: (): void => {
      did.push('press the button Mirror');
      mirrorPart(store, store.get(selectionAtom), 'x');
    },
    drawBox: (isIn: (joint: { readonly x: number; readonly y: number }) => boolean): void => {
      did.push('draw a box round joints');
      const { joints } = store.get(documentAtom);
      store.set(
        selectionAtom,
        joints.flatMap((joint, index) => (isIn(joint) ? [{ kind: 'joint', index } as const] : [])),
      );
    },
    /** Types a value and Enter: it belongs to all loads that are chosen. */
    typeValue: (value: number): void => {
      did.push(`type ${value / 1000}, then Enter`);
      const loads = store.get(selectionAtom).filter(isLoadItem);
      store.set(applyEditAtom, (now) => setLoadSizes(now, loads, value));
    },
  };
}

const hand = createHand();
hand.take('rod');
// One chain draws each rod of the left half once: only two of its joints have an odd number of rods.
const path = [
  ...[
    [3, 0],
    [0, 0],
    [3, 3],
    [3, 0],
    [6, 0],
    [3, 3],
  ],
  ...[
    [6, 3],
    [6, 0],
    [9, 0],
    [6, 3],
    [9, 3],
    [9, 0],
  ],
] as const;
for (const [x = 0, y = 0] of path) hand.chain(x, y);
hand.chooseAll();
hand.mirror();
hand.take('anchor');
hand.press(0, 0);
hand.press(18, 0);
hand.press(18, 0);
hand.take('select');
hand.drawBox(({ x, y }) => y === 0 && x > 0 && x < 18);
hand.take('load');
hand.press(9, 0);
hand.typeValue(-12_000);

test(`a Pratt truss with supports and five loads takes ${hand.did.length} interactions, at most 28`, () => {
  const truss = hand.get();
  expect([truss.joints.length, truss.links.length]).toEqual([12, 21]);
  const answer = solveTruss(truss);
  if (answer.level === 'error') throw new Error('The truss is not solved.');
  // Each support bears half of 5 · 12 kN. Cut in the third panel: the bottom chord turns about the top joint at 6 m, the
  // top chord about the bottom joint at 9 m.
  const forces = answer.sets[0]!.N.map((N) => N / 1000);
  expect(Math.max(...forces)).toBeCloseTo((30 * 6 - 12 * 3) / 3, 9);
  expect(Math.min(...forces)).toBeCloseTo(-(30 * 9 - 12 * 6 - 12 * 3) / 3, 9);
  expect(hand.did.length).toBeLessThanOrEqual(28);
});
