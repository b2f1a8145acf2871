import type { KitStore } from '@eecs/ui-kit';
import { findBoardCommand } from './boardCommands.ts';
import { hasSingleKeysAtom, isText, takeNumber } from '@eecs/ui-kit/editor';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { isKey } from '../keys/beamKeys.ts';
import { isAtPlacedAtom } from './boardVerbs.ts';
import { typedPlaceAtom } from './boardState.ts';
import { selectAllAtom } from './chosenVerbs.ts';
import { getTypedMeaning } from './typedMeaning.ts';

/**
 * Listens for single letters while the focus is inside an editor: in a field they are text, anywhere else tools and
 * views. The key that selects everything works while the focus is on the board or its tools; a tool moves the focus to
 * the board. The first character of a number goes to its field, also from the button of a tool. Returns the function
 * that detaches it.
 */
export function attachToolKeys(
  editor: HTMLElement,
  { store, focusBoard }: { readonly store: KitStore; readonly focusBoard: () => void },
): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (isText(target) || event.defaultPrevented) return;
    // Also from the tools and the dock: there it would select the text of the page.
    if (isKey(event, 'selectAll') && isOnBoard(target)) {
      event.preventDefault();
      store.set(selectAllAtom);
      focusBoard();
      return;
    }
    if (isOnBoard(target) && typeNumber(event)) return;
    if (!store.get(hasSingleKeysAtom)) return;
    const isReadOnly = store.get(isReadOnlyAtom);
    const command = findBoardCommand(event, {
      tool: store.get(toolAtom),
      isReadOnly,
      hasPlaced: store.get(isAtPlacedAtom),
    });
    if (command === null) return;
    event.preventDefault();
    store.set(command.runAtom);
    if (command.isTool) focusBoard();
  }

  function typeNumber(event: KeyboardEvent): boolean {
    const meaning = getTypedMeaning(store, event.key);
    return takeNumber(event, { store, editor, typedAtom: typedPlaceAtom, meaning });
  }

  editor.addEventListener('keydown', handleKeyDown);
  return () => editor.removeEventListener('keydown', handleKeyDown);
}

function isOnBoard(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('[data-beam-board]') !== null;
}
