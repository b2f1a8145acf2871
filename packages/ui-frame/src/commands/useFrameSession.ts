import { createSessionHook } from '@eecs/ui-kit/editor';
import { usePictures } from '../files/usePictures.ts';
import { loadParts, loadSolving } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/tool.ts';

/** Opens a frame and updates it with the props; returns the ref of the editor's root element. */
export const useFrameSession = createSessionHook({
  session,
  create: createEmptyFrame,
  useText: useEditorText,
  load: loadParts,
  loadSolving,
  writeNote: ({ code, count, values }, tNote) => tNote(`note.${code}`, { count, ...values }),
  selectionAtom,
  useFiles: usePictures,
  // A tool must not stay active for another document.
  reset: (store) => store.set(takeToolAtom, 'select'),
});
