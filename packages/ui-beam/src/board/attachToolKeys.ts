import type { KitStore } from '@eecs/ui-kit';
import { findBoardCommand } from './boardCommands.ts';
import { hasSingleKeysAtom, isText } from '@eecs/ui-kit/editor';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { isKey } from '../keys/beamKeys.ts';
import { isTypedRefusedAtom, typedAtom } from './boardState.ts';
import { selectAllAtom } from './chosenVerbs.ts';

/**
 * Listens for single letters while the focus is inside an editor: they are text in a field, and tools and views anywhere
 * else, and for what chooses all of the beam while it is on the board or its tools; a tool wants the focus on the board. Gives what ends it.
 */
export function attachToolKeys(
  editor: HTMLElement,
  { store, focusBoard }: { readonly store: KitStore; readonly focusBoard: () => void },
): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (isText(target) || event.defaultPrevented || isTyping(store)) return;
    // From the tools and the dock too: there it would choose the text of the page.
    if (isKey(event, 'selectAll') && isOnBoard(target)) {
      event.preventDefault();
      store.set(selectAllAtom);
      focusBoard();
      return;
    }
    if (!store.get(hasSingleKeysAtom)) return;
    const isReadOnly = store.get(isReadOnlyAtom);
    const command = findBoardCommand(event, { tool: store.get(toolAtom), isReadOnly });
    if (command === null) return;
    event.preventDefault();
    store.set(command.runAtom);
    if (command.isTool) focusBoard();
  }

  editor.addEventListener('keydown', handleKeyDown);
  return () => editor.removeEventListener('keydown', handleKeyDown);
}

function isOnBoard(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('[data-beam-board]') !== null;
}

/** A refused coordinate stands there only to be read. */
function isTyping(store: KitStore): boolean {
  return store.get(typedAtom) !== null && !store.get(isTypedRefusedAtom);
}
