import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { createHandle } from '@eecs/ui-kit/editor';
import type { TrussEditorProps } from '../props.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { loadParts } from '../loadParts.ts';
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
      ...createHandle(store, session),
      getShown: async () => (await loadParts()).getShown(store),
      select: (items) => store.set(selectionAtom, items),
      toSVG: () => newest.current.toSVG(),
      toPNG: () => newest.current.toPNG(),
      toCSV: () => newest.current.toCSV(),
      toXLSX: () => newest.current.toXLSX(),
      toDXF: () => newest.current.toDXF(),
      focus: () => frame.current?.focus(),
    }),
    [store, frame],
  );
  return frame;
}
