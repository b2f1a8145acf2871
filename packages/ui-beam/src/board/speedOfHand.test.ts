import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { createHistory } from '@eecs/ui-kit/editor';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { createBeam } from '../state/createBeam.ts';
import { createStarter } from '../state/createStarter.ts';
import { typeLoadNumberAtom } from '../state/loadShapes.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, historyAtom, portsAtom } from '../state/sessionAtoms.ts';
import { applyLine } from '../studies/typed/applyLine.ts';
import { readLine } from '../studies/typed/readLine.ts';
import { ghostAtom } from './boardState.ts';
import { placeAtom, showCursorAtom, takeToolAtom } from './boardVerbs.ts';
import type { Tool } from '../state/tool.ts';

/** Performs the commands behind keys, and counts interactions: a press, or a typed text with its Enter. */
function createHand(document: BeamCase) {
  const store = createStore();
  store.set(historyAtom, createHistory(document));
  const nothing = (): void => undefined;
  store.set(portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    onChange: nothing,
    onSolve: nothing,
    onError: nothing,
    onNotes: nothing,
    solve: () => Promise.reject(new Error('not asked for')),
  });
  const did = ['press New task', 'type 6 + 6, then Enter'];
  return {
    did,
    get: () => store.get(documentAtom),
    /**
     * Presses the key of a tool and Enter: the object is placed where it is most needed, or at a place typed in
     * between.
     */
    place: (tool: Tool, x?: number): void => {
      did.push(`press the key of ${tool}, then ${x ?? ''} Enter`);
      store.set(takeToolAtom, tool);
      store.set(showCursorAtom);
      store.set(placeAtom, x ?? store.get(ghostAtom)?.snap.x ?? 0);
    },
    placeAgain: (x: number): void => {
      did.push(`type ${x}, then Enter`);
      store.set(placeAtom, x);
    },
    typeValue: (key: 'value' | 'ordinate', value: number): void => {
      did.push(`type ${Math.abs(value) / 1000}, then Enter`);
      const index = store.get(selectionAtom)?.index ?? -1;
      store.set(typeLoadNumberAtom, { indices: [index], key, value });
    },
    solve: () => {
      did.push('press Ctrl Enter');
      return solveBeam(store.get(documentAtom));
    },
  };
}

const hand = createHand(createStarter({ length: 12, spans: [6, 6], supports: 'pinned' }));
hand.place('DistributedLoad');
hand.typeValue('ordinate', -10_000);
hand.place('ShearLoad', 9);
hand.typeValue('value', -20_000);
const answer = hand.solve();

test(`two spans with q and P take ${hand.did.length} interactions by starter and keys, at most 7`, () => {
  if (answer.level === 'error') throw new Error('The beam is not solved.');
  // The load lies on one span: q·l²/16, and 3·P·l/32 of the force.
  expect(hand.get().loads[0]?.x).toEqual([6, 12]);
  const bearing = -(10 * 6 ** 2) / 16 - (3 * 20 * 6) / 32;
  expect((answer.sets[0]?.M.min.value ?? 0) / 1000).toBeCloseTo(bearing, 9);
  expect(hand.did.length).toBeLessThanOrEqual(7);
});

const typed = ['type L 12; q 10 6-12; P 20 @ 9; pin 0; roller 6 12', 'press Enter'];

test(`two spans with q and P take ${typed.length} interactions by the line`, () => {
  const setting = { createId: () => 'id', named: new Map() };
  const sayings = readLine((typed[0] ?? '').slice('type '.length), { system: 0, length: 5, locale: 'en-US' });
  const answer = solveBeam(applyLine(createBeam(0), sayings, setting).document);
  if (answer.level === 'error') throw new Error('The beam is not solved.');
  expect((answer.sets[0]?.M.min.value ?? 0) / 1000).toBeCloseTo(-(10 * 6 ** 2) / 16 - (3 * 20 * 6) / 32, 9);
  expect(typed).toHaveLength(2);
});

test('a tool stays in hand: each further place makes another support, rollers after the pin', () => {
  const three = createHand(createBeam(0));
  three.place('support', 0);
  three.placeAgain(3);
  three.placeAgain(5);
  expect(three.get().supports).toMatchObject([
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 3 },
    { className: 'simple', x: 5 },
  ]);
});
