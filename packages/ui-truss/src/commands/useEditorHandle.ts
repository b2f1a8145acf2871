import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { readDocument } from '@eecs/ui-kit/editor';
import type { TrussEditorProps } from '../props.ts';
import {
  documentAtom,
  openDocumentAtom,
  redoAtom,
  replaceDocumentAtom,
  solveAtom,
  undoAtom,
} from '../state/sessionAtoms.ts';
import { trussKind } from '../state/trussKind.ts';

/** Gives the surroundings what they may ask of a mounted editor; returns the ref of the editor's own element. */
export function useEditorHandle(props: Pick<TrussEditorProps, 'ref'>): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const store = useKitStore();
  useImperativeHandle(
    props.ref,
    () => ({
      getCase: () => store.get(documentAtom),
      setCase: (document) => store.set(openDocumentAtom, readDocument(trussKind, document)),
      replaceCase: (document) => store.set(replaceDocumentAtom, readDocument(trussKind, document)),
      undo: () => store.set(undoAtom),
      redo: () => store.set(redoAtom),
      solve: () => store.set(solveAtom),
      focus: () => frame.current?.focus(),
    }),
    [store, frame],
  );
  return frame;
}
