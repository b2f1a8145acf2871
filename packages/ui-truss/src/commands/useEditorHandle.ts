import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { readDocument } from '@eecs/ui-kit/editor';
import type { TrussEditorProps } from '../props.ts';
import {
  takenDocumentAtom,
  openDocumentAtom,
  redoAtom,
  replaceDocumentAtom,
  solveAtom,
  undoAtom,
} from '../state/sessionAtoms.ts';
import { trussKind } from '../state/trussKind.ts';
import { usePictures } from './usePictures.ts';

/** Gives the surroundings what they may ask of a mounted editor; returns the ref of the editor's own element. */
export function useEditorHandle(props: Pick<TrussEditorProps, 'ref'>): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const store = useKitStore();
  const pictures = usePictures();
  const newest = useRef(pictures);
  // Pictures are drawn in the language and theme of the last render.
  useLayoutEffect(() => {
    newest.current = pictures;
  });
  useImperativeHandle(
    props.ref,
    () => ({
      getCase: () => store.get(takenDocumentAtom),
      setCase: (document) => store.set(openDocumentAtom, readDocument(trussKind, document)),
      replaceCase: (document) => store.set(replaceDocumentAtom, readDocument(trussKind, document)),
      undo: () => store.set(undoAtom),
      redo: () => store.set(redoAtom),
      solve: () => store.set(solveAtom),
      toSVG: () => newest.current.toSVG(),
      toPNG: () => newest.current.toPNG(),
      toCSV: () => newest.current.toCSV(),
      toXLSX: () => newest.current.toXLSX(),
      toDXF: () => newest.current.toDXF(),
      print: () => newest.current.print(frame.current?.ownerDocument),
      focus: () => frame.current?.focus(),
    }),
    [store, frame],
  );
  return frame;
}
