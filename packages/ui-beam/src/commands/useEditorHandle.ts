import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { readDocument } from '@eecs/ui-kit/editor';
import { type Pictures, usePictures } from '../pictures/usePictures.ts';
import type { BeamEditorHandle, BeamEditorProps } from '../props.ts';
import { takenDocumentAtom } from '../state/sessionAtoms.ts';
import {
  openDocumentAtom,
  redoAtom,
  replaceDocumentAtom,
  solveAtom,
  undoAtom,
} from '../state/sessionVerbs.ts';
import { beamKind } from '../state/beamKind.ts';

/** Gives the surroundings what they may ask of a mounted editor; returns the ref of the editor's own element. */
export function useEditorHandle<Frame extends HTMLElement>(
  props: Pick<BeamEditorProps, 'ref'>,
): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
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
      ...createVerbs(store),
      toSVG: (options) => newest.current.toSVG(options),
      toPNG: (options) => newest.current.toPNG(options),
      focus: () => frame.current?.focus(),
    }),
    [store, frame],
  );

  return frame;
}

function createVerbs(store: KitStore): Omit<BeamEditorHandle, keyof Pictures | 'focus'> {
  return {
    getCase: () => store.get(takenDocumentAtom),
    setCase: (document) => store.set(openDocumentAtom, readDocument(beamKind, document)),
    replaceCase: (document) => store.set(replaceDocumentAtom, readDocument(beamKind, document)),
    undo: () => store.set(undoAtom),
    redo: () => store.set(redoAtom),
    solve: () => store.set(solveAtom),
  };
}
