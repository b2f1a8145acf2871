import { atom } from 'jotai/vanilla';
import type { Dragged } from '@eecs/ui-kit/editor';
import { draftAtom } from './draft.ts';
import { selectionAtom } from './selection.ts';
import { documentAtom } from './sessionAtoms.ts';

/** A dragged object of the document, and its draft. Only selected objects are dragged. */
export const draggedAtom = atom((get): Dragged | null => {
  const draft = get(draftAtom);
  const selection = get(selectionAtom);
  if (draft === null || selection === null) return null;
  const list = `${selection.kind}s` as const;
  const was = get(documentAtom)[list][selection.index];
  const is = draft[list][selection.index];
  return was === undefined || is === undefined || was === is ? null : { was, is };
});
