import { createStore } from 'jotai/vanilla';
import { createHistory } from '@eecs/ui-kit/editor';
import type { BoardSurface } from '../src/board/boardSurface.ts';
import { mirrorPart } from '../src/board/mirrorPart.ts';
import { applyToolTo, finish } from '../src/board/trussTool.ts';
import { setLoadSizes } from '../src/editing/dragLoads.ts';
import { isLoadItem } from '../src/editing/items.ts';
import { toEnd } from '../src/editing/links.ts';
import { createEmptyTruss } from '../src/state/createEmptyTruss.ts';
import { rodStartAtom } from '../src/state/passing.ts';
import { selectAllAtom, selectionAtom } from '../src/state/selection.ts';
import { type Ports, applyEditAtom, documentAtom, portsAtom, session } from '../src/state/sessionAtoms.ts';
import { takeToolAtom } from '../src/state/takeTool.ts';
import type { Tool } from '../src/state/tool.ts';

/** Performs the commands behind presses and typed values on an empty board, and counts them. */
export function createHand() {
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
    store,
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
