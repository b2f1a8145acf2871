import { type BeamCase, parseCase } from '@eecs/solver-core';
import { createHistory } from '@eecs/ui-kit/editor';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { setDimension } from '../editing/setDimension.ts';
import { removeLoad } from '../editing/removeLoad.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { boardItemAtom, selectionAtom } from '../state/selection.ts';
import { documentAtom, historyAtom, portsAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom, redoAtom, switchUnitsAtom, undoAtom } from '../state/sessionVerbs.ts';
import { supportKindAtom } from '../state/tool.ts';
import {
  cancelDragAtom,
  endDragAtom,
  moveToAtom,
  placeAtom,
  stepDragAtom,
  takeToolAtom,
} from './boardVerbs.ts';
import { duplicateAtom } from './chosenVerbs.ts';
import { type Drag, startDrag } from './drag.ts';
import { listItems } from '../scheme/nameItem.ts';
import { DRAWN_SEED, drawCases } from '../../../solver-core/verification/drawCases.ts';

// Ten thousand steps in a whole run.
const COUNT = drawCases(50);
const SEEDS = Array.from({ length: COUNT }, (_, at) => DRAWN_SEED + at);
const STEPS = 200;
const texts = {
  load: String,
  dimension: String,
  whole: String,
  place: String,
  settlement: String,
  angle: String,
};

/** A random number from 0 to below 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function openBoard(document: BeamCase) {
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
  return store;
}

/** One random gesture or command of the board. */
function act(store: ReturnType<typeof openBoard>, random: () => number): void {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const document = store.get(documentAtom);
  const place = (): number => Number((random() * document.L).toFixed(2));
  const item = pick(listItems(document));
  store.set(boardItemAtom, item);
  const selection = store.get(selectionAtom);
  switch (Math.floor(random() * 8)) {
    case 0:
      store.set(supportKindAtom, pick(SUPPORT_KINDS));
      store.set(takeToolAtom, 'support');
      store.set(placeAtom, place());
      break;
    case 1:
      store.set(takeToolAtom, pick(LOAD_KINDS));
      store.set(placeAtom, place(), ...(random() < 0.5 ? [place()] : []));
      break;
    case 2:
      store.set(moveToAtom, place());
      break;
    case 3:
      if (document.loads.length < 30) store.set(duplicateAtom);
      break;
    case 4:
      if (selection === null) break;
      store.set(applyEditAtom, (before) =>
        (selection.kind === 'load' ? removeLoad : removeSupport)(before, selection.index),
      );
      break;
    case 5:
      store.set(applyEditAtom, (before) =>
        setDimension(before, Math.floor(random() * 6), {
          length: 0.5 + Number((random() * 5).toFixed(1)),
          isAlone: random() < 0.5,
        }),
      );
      break;
    default: {
      const scheme = layoutScheme(document, { width: 900, minHeight: 256, texts });
      const part = pick(['body', 'body', 'start', 'end', 'q0', 'q1', 'q2', 'value'] as const);
      const from = { x: random() * 900, y: random() * 256 };
      const drag: Drag | null = startDrag({ document, item, part, from, getScale: () => scheme.scale });
      if (drag === null) break;
      for (let move = 0; move < 4; move += 1) {
        const mode = pick(['minor', 'minor', 'major', 'free'] as const);
        store.set(stepDragAtom, drag({ x: random() * 900, y: random() * 256, mode }));
      }
      store.set(random() < 0.2 ? cancelDragAtom : endDragAtom);
    }
  }
}

test.each(SEEDS)(
  `${STEPS} random steps of seed %s, taken back and made again, give the byte-equal beams between them`,
  (seed) => {
    const random = createRandom(seed);
    const store = openBoard(beamExamples.hingedSpans);
    const write = (): string => JSON.stringify(store.get(documentAtom));
    const beams: string[] = [write()];
    for (let step = 0; step < STEPS; step += 1) {
      act(store, random);
      const beam = write();
      const where = `step ${step}: ${beam}`;
      expect(beam, where).not.toMatch(/null|NaN|Infinity/);
      if (beam === beams.at(-1)) continue;
      beams.push(beam);
      if (step % 10 !== 0) continue;
      store.set(undoAtom);
      expect(write(), where).toBe(beams.at(-2));
      store.set(redoAtom);
      expect(write(), where).toBe(beam);
      const parsed = parseCase(JSON.parse(beam));
      expect(parsed.ok && JSON.stringify(parsed.document), where).toBe(beam);
    }
    // The history keeps a hundred steps.
    const kept = beams.slice(-101);
    for (const beam of kept.slice(0, -1).reverse()) {
      store.set(undoAtom);
      expect(write()).toBe(beam);
    }
    for (const beam of kept.slice(1)) {
      store.set(redoAtom);
      expect(write()).toBe(beam);
    }
    // Undone in the other units and redone there, all states are the same here.
    store.set(switchUnitsAtom, 1);
    for (let step = 1; step < kept.length; step += 1) store.set(undoAtom);
    store.set(switchUnitsAtom, 0);
    expect(write()).toBe(kept[0]);
    store.set(switchUnitsAtom, 1);
    for (let step = 1; step < kept.length; step += 1) store.set(redoAtom);
    store.set(switchUnitsAtom, 0);
    expect(write()).toBe(kept.at(-1));
  },
);

test('a drag dropped half way leaves the very same document, and no step back', () => {
  const store = openBoard(beamExamples.hingedSpans);
  const { scale } = layoutScheme(beamExamples.hingedSpans, { width: 900, minHeight: 256, texts });
  const from = { x: scale.toPx(3), y: 100 };
  const drag = startDrag({
    document: beamExamples.hingedSpans,
    item: { kind: 'load', index: 0 },
    part: 'body',
    from,
    getScale: () => scale,
  });
  if (drag !== null) store.set(stepDragAtom, drag({ x: from.x + 100, y: 100, mode: 'minor' }));
  store.set(cancelDragAtom);
  expect(store.get(documentAtom)).toBe(beamExamples.hingedSpans);
  expect(store.get(historyAtom)?.past).toEqual([]);
});
