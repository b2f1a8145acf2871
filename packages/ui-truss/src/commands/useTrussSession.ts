import { createSessionHook } from '@eecs/ui-kit/editor';
import { loadParts, loadSolving } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { usePictures } from '../pictures/usePictures.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { NO_GHOST, ghostAtom, rodStartAtom } from '../state/passing.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';

/** Opens a truss and keeps it in sync with the props; returns the ref of the editor's own element. */
export const useTrussSession = createSessionHook({
  session,
  create: createEmptyTruss,
  useText: useEditorText,
  load: loadParts,
  loadSolving,
  writeNote: ({ code, count, values }, tNote) => tNote(`note.${code}`, { count, ...values }),
  selectionAtom,
  useFiles: usePictures,
  // An active tool does not carry over to another document.
  reset: (store) => {
    store.set(rodStartAtom, null);
    store.set(ghostAtom, NO_GHOST);
    store.set(toolAtom, 'select');
  },
});
