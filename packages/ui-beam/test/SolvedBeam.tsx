import { type ReactNode, useState } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { EditorContext, createHistory } from '@eecs/ui-kit/editor';
import { historyAtom, solutionAtom } from '../src/state/sessionAtoms.ts';
import { editorPort } from '../src/state/tables.ts';

/** Renders the state of an editor whose beam has just been solved, without the editor, for stories and tests. */
export function SolvedBeam({
  document,
  begin,
  children,
}: {
  readonly document: BeamCase;
  /** Sets the initial state. Read at mount. */
  readonly begin?: (store: KitStore) => void;
  readonly children: ReactNode;
}) {
  const store = useKitStore();
  useState(() => {
    const answer = solveBeam(document, { include: [], mohr: [] });
    if (answer.level === 'error') throw new Error(answer.message);
    store.set(historyAtom, createHistory(document));
    store.set(solutionAtom, { document, answer });
    begin?.(store);
    return null;
  });
  return <EditorContext.Provider value={editorPort}>{children}</EditorContext.Provider>;
}

/** Returns a beam with its loads in one set, and doubled in another whose colour is invisible on paper. */
export function withTwoSets(document: BeamCase): BeamCase {
  const set = { description: '', angle: 0, combined: false };
  return {
    ...document,
    caseSets: [
      { ...set, title: 'Dead', color: '#607d8b' },
      { ...set, title: 'Live', color: '#ffff00' },
    ],
    loads: document.loads.flatMap((load) => [
      { ...load, sets: 3 },
      { ...load, sets: 2 },
    ]),
  };
}
