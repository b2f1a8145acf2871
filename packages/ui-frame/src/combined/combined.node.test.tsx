import { parseFrame, type FrameCase } from '@eecs/solver-core/frame';
import { valueAt } from '@eecs/solver-core';
import { expectClose } from '@eecs/testing';
import { type KitStore, WidgetRoot, useKitStore } from '@eecs/ui-kit';
import { EditorContext, createHistory } from '@eecs/ui-kit/editor';
import { createStore } from 'jotai/vanilla';
import { type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { combineShown } from '../live/combineShown.ts';
import { type ShownCombined, combining, shownCombinationAtom, shownCombinedAtom } from '../live/combining.ts';
import { combinedSlotAtom } from '../state/combinedSets.ts';
import { session, shownSetsAtom } from '../state/sessionAtoms.ts';
import { editorPort } from '../state/tables.ts';
import { CombinedTables } from './CombinedTables.tsx';
import { setsAtom } from './combinedSets.ts';

/** A clamped column 4 m high, with an arm of 2 m at its head. */
function readMast(): FrameCase {
  const part = { materialIndex: 0, crossSectionIndex: 0 };
  const load = (force: number, sets: number) => ({ className: 'ShearLoad', c: [force], sets });
  const parsed = parseFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 0, y: 4 },
      { x: 2, y: 4, loads: [load(-10e3, 1), load(-6e3, 2), load(20e3, 4)] },
    ],
    members: [
      { i: 0, j: 1, ...part },
      { i: 1, j: 2, ...part },
    ],
    materials: [{ E: 210_000 }],
    sections: [{ className: 'generic', A: 53.8, Iy: 8356, h: 300 }],
    caseSets: [{ action: { kind: 'G' } }, { action: { kind: 'S' } }, { action: { kind: 'W' } }],
    combinations: { rule: 'en1990', situations: ['ULS-STR', 'SLS-characteristic'] },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const document = readMast();
const combined = combineShown(document);
if (!combined.ok) throw new Error(JSON.stringify(combined.failures));
const [strength] = combined.situations;

function enter(store: KitStore): void {
  store.set(session.historyAtom, createHistory(document));
  store.set(combining.combinedAtom as never, { document, answer: combined } as never);
}

function Session({ children }: { readonly children: ReactNode }) {
  const store = useKitStore();
  useState(() => enter(store));
  return <EditorContext.Provider value={editorPort}>{children}</EditorContext.Provider>;
}

test('the board gets both borders of the envelope, or one combination alone, once the late part is loaded', () => {
  const store = createStore();
  enter(store);
  store.set(session.chosenSetAtom, 'all');
  expect(store.get(shownSetsAtom)).toEqual([]);
  store.set(combinedSlotAtom, { setsAtom });
  const [most, least] = store.get(shownSetsAtom);
  // Snow leads downwards, 1.35 · 20 + 1.5 · 12 kN·m; suction leads upwards, 1.5 · 40 - 20 kN·m.
  expectClose(valueAt(least!.members[1]!.M, 0), -45e3, 1e-12);
  expectClose(valueAt(most!.members[1]!.M, 0), 40e3, 1e-12);
  expect(most!.R).toEqual([]);
  const { combination } = strength!.members[1]!.M!.min.extreme;
  store.set(shownCombinationAtom, { situation: 'ULS-STR', combination });
  const [alone, another] = store.get(shownSetsAtom);
  expect(another).toBeUndefined();
  expectClose(alone!.R[0]!.y, 1.35 * 10e3 + 1.5 * 6e3, 1e-12);
  expect(store.get(shownCombinedAtom)?.alone).toBe(combination);
  store.set(session.chosenSetAtom, 0);
  expect(store.get(shownCombinedAtom)).toBeNull();
});

test('the tables name the combination of each value, and the support that is lifted', () => {
  const shown: ShownCombined = {
    document,
    combined,
    situation: strength!,
    at: 0,
    alone: null,
    isStale: false,
  };
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <Session>
        <CombinedTables shown={shown} hasReactions />
      </Session>
    </WidgetRoot>,
  );
  const text = html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>|\u2060/gs, '').replace(/\s/gu, ' ');
  expect(text).toMatch(/40\.000 ?\d+ ?−45\.000 ?\d+/);
  // 1.5 · 20 - 10 kN.
  expect(text).toMatch(/Joint 1: some combinations lift .* 20\.000/);
  expect(text).toContain('Displacements of joints: Characteristic (SLS)');
  expect(html).toMatch(/aria-label="Show ULS-STR \d+ alone"/);
});

test('a worker can send combinations', () => {
  expect(structuredClone(combined)).toEqual(combined);
});
