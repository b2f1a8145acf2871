import { type PartVerbs, createPartVerbsHook } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { type EditorText, useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import type { BoardSurface } from './boardSurface.ts';

/** Connects the clipboard to parts of a truss while the board has the focus. */
export const usePartVerbs = createPartVerbsHook<BoardSurface, PartVerbs, EditorText>({
  documentAtom,
  selectionAtom,
  isReadOnlyAtom,
  useText: useEditorText,
  load: loadParts,
});
