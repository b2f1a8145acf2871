import { type ReactNode, useState } from 'react';
import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { EditorContext, createHistory } from '@eecs/ui-kit/editor';
import { previewAtom, session } from '../src/state/sessionAtoms.ts';
import { editorPort } from '../src/state/tables.ts';

/**
 * Renders the state of an editor whose truss has a preview, without the editor and its effects, for tests without a
 * page.
 */
export function SolvedTruss({
  document,
  begin,
  children,
}: {
  readonly document: TrussCase;
  /** Sets the initial state. Read at mount. */
  readonly begin?: (store: KitStore) => void;
  readonly children: ReactNode;
}) {
  const store = useKitStore();
  useState(() => {
    store.set(session.historyAtom, createHistory(document));
    store.set(previewAtom, { document, answer: solveTruss(document) });
    begin?.(store);
    return null;
  });
  return <EditorContext.Provider value={editorPort}>{children}</EditorContext.Provider>;
}
