import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { type Pictures, usePictures } from '../pictures/usePictures.ts';
import type { BeamEditorHandle, BeamEditorProps } from '../props.ts';
import { documentAtom, unitTwinsAtom } from '../state/sessionAtoms.ts';
import { openCaseAtom, redoAtom, replaceCaseAtom, solveAtom, undoAtom } from '../state/sessionVerbs.ts';
import { toSystem } from '../state/unitTwins.ts';
import { readCase } from '../state/useSession.ts';

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
    getCase: () => store.get(documentAtom),
    setCase: (document) => store.set(openCaseAtom, readCase(document)),
    replaceCase: (document) => replaceCase(store, readCase(document)),
    undo: () => store.set(undoAtom),
    redo: () => store.set(redoAtom),
    solve: () => store.set(solveAtom),
  };
}

/** In the units on the screen: what comes in goes out in them too. */
function replaceCase(store: KitStore, document: BeamCase): void {
  const { system } = store.get(documentAtom).units;
  const next = toSystem(document, system, store.get(unitTwinsAtom));
  store.set(replaceCaseAtom, next);
}
