import type { KitStore } from '@eecs/ui-kit';
import { findBoardCommand } from './boardCommands.ts';
import { hasSingleKeysAtom, isJumpingAtom, isText } from '@eecs/ui-kit/editor';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { isKey } from '../keys/beamKeys.ts';
import { isTypedRefusedAtom, typedAtom } from './boardState.ts';
import { selectAllAtom } from './chosenVerbs.ts';
import { isValueWantedAtom } from './placedLoad.ts';

/** The first number of what is chosen, in the line under the board. */
const VALUE = '[data-beam-board] [data-idle] input[inputmode]:enabled';

/**
 * Listens for single letters while the focus is inside an editor: they are text in a field, and tools and views
 * anywhere else, and for what chooses all of the beam while it is on the board or its tools; a tool wants the focus on
 * the board. A number begins the value of a load that was just placed, and the place of a tool also from its button.
 * Gives what ends it.
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
    if (isOnBoard(target) && !store.get(isJumpingAtom) && typeNumber(event)) return;
    if (!store.get(hasSingleKeysAtom)) return;
    const isReadOnly = store.get(isReadOnlyAtom);
    const command = findBoardCommand(event, { tool: store.get(toolAtom), isReadOnly });
    if (command === null) return;
    event.preventDefault();
    store.set(command.runAtom);
    if (command.isTool) focusBoard();
  }

  /** Gives the first key of a number to what it is meant for; false leaves it to the board and to single keys. */
  function typeNumber(event: KeyboardEvent): boolean {
    const isDigit = isKey(event, 'typePlace');
    if (store.get(isValueWantedAtom)) {
      // A minus makes a magnified board smaller, save where a value begins with it.
      const value = isDigit || isKey(event, 'zoomOut') ? editor.querySelector<HTMLInputElement>(VALUE) : null;
      if (value === null) return false;
      value.focus();
      value.select();
      // The sign itself goes into the field, in place of what was there: no other key of the board.
      event.stopPropagation();
      return true;
    }
    if (!isDigit || store.get(toolAtom) === 'select' || store.get(isReadOnlyAtom)) return false;
    if (event.composedPath().some(isList)) return false;
    event.preventDefault();
    store.set(typedAtom, event.key);
    focusBoard();
    return true;
  }

  editor.addEventListener('keydown', handleKeyDown);
  return () => editor.removeEventListener('keydown', handleKeyDown);
}

function isOnBoard(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('[data-beam-board]') !== null;
}

/** The objects of the board type their places themselves. */
function isList(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role="listbox"]');
}

/** A refused coordinate stands there only to be read. */
function isTyping(store: KitStore): boolean {
  return store.get(typedAtom) !== null && !store.get(isTypedRefusedAtom);
}
