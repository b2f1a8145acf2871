import type { KitStore } from '@eecs/ui-kit';
import { findBoardCommand } from './boardCommands.ts';
import { hasSingleKeysAtom, isText } from '@eecs/ui-kit/editor';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { isTypedRefusedAtom, typedAtom } from './boardState.ts';

/**
 * Listens for single letters while the focus is inside an editor: they are text in a field, and tools and views anywhere
 * else; a tool wants the focus on the board. Gives what ends it.
 */
export function attachToolKeys(
  editor: HTMLElement,
  { store, focusBoard }: { readonly store: KitStore; readonly focusBoard: () => void },
): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (isText(target) || event.defaultPrevented || isTyping(store)) return;
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

/** A refused coordinate stands there only to be read. */
function isTyping(store: KitStore): boolean {
  return store.get(typedAtom) !== null && !store.get(isTypedRefusedAtom);
}
