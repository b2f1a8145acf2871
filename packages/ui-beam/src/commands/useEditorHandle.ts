import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { createHandle } from '@eecs/ui-kit/editor';
import { usePictures } from '../output/pictures/usePictures.ts';
import type { BeamEditorProps } from '../props.ts';
import { selectionsAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { loadParts } from '../late/loadParts.ts';

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
      ...createHandle(store, session),
      getShown: async () => (await loadParts()).getShown(store),
      select: (items) => store.set(selectionsAtom, items),
      toSVG: (options) => newest.current.toSVG(options),
      toPNG: (options) => newest.current.toPNG(options),
      focus: () => frame.current?.focus(),
    }),
    [store, frame],
  );

  return frame;
}
