import { type PartVerbs, createPartVerbsHook } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { type EditorText, useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** Connects the clipboard to parts of a frame while the board has the focus. */
export const usePartVerbs = createPartVerbsHook<Surface, PartVerbs, EditorText>({
  documentAtom,
  selectionAtom,
  isReadOnlyAtom,
  useText: useEditorText,
  load: loadParts,
});
