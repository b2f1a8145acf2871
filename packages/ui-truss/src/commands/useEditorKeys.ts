import { type KeyboardEvent, useCallback } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { hasSingleKeysAtom, isPrintPress, isText, openReportAtom, openSheetAtom } from '@eecs/ui-kit/editor';
import { readLetter } from '../keys/readLetter.ts';
import { TOOL_LETTERS, VIEW_LETTERS } from '../state/commands.ts';
import { isHelpOpenAtom } from '../state/helpOpen.ts';
import { typeAway } from './typeAway.ts';
import {
  chosenSetAtom,
  documentAtom,
  isDraftedAtom,
  isReadOnlyAtom,
  redoAtom,
  solveAtom,
  undoAtom,
} from '../state/sessionAtoms.ts';

/** Handles keys for all of an editor: they act only while the focus is inside. */
export function useEditorKeys(): (event: KeyboardEvent) => void {
  const store = useKitStore();
  return useCallback(
    (event) => {
      if (event.defaultPrevented) return;
      if (isPrintPress(event)) {
        event.preventDefault();
        settle(event.target, () => store.set(openReportAtom, 'printed'));
        return;
      }
      const letter = readLetter(event);
      if (event.ctrlKey || event.metaKey) {
        const isTyping = event.target instanceof HTMLInputElement && isDirty(event.target);
        if (letter === 'Enter') {
          event.preventDefault();
          settle(event.target, () => void store.set(solveAtom));
        } else if (!isTyping && (letter === 'z' || letter === 'y')) {
          event.preventDefault();
          store.set(letter === 'y' || event.shiftKey ? redoAtom : undoAtom);
        }
        return;
      }
      if (event.altKey || isText(event.target)) return;
      // Beneath a sheet a drag would go on: the key waits until it is over.
      if (store.get(isDraftedAtom)) return;
      if (typeAway(store, event) || !store.get(hasSingleKeysAtom)) return;
      if (letter === '?') {
        event.preventDefault();
        store.set(isHelpOpenAtom, true);
        return;
      }
      if (letter === '/') {
        event.preventDefault();
        store.set(openSheetAtom, 'commands');
        return;
      }
      const isReadOnly = store.get(isReadOnlyAtom);
      const command = [...(isReadOnly ? [] : TOOL_LETTERS), ...VIEW_LETTERS].find(
        (one) => one.letter === letter,
      );
      if (command !== undefined) {
        event.preventDefault();
        store.set(command.runAtom);
        return;
      }
      const set = /^[1-9]$/.test(letter) ? Number(letter) - 1 : -1;
      if (set >= 0 && set < store.get(documentAtom).caseSets.length) {
        event.preventDefault();
        store.set(chosenSetAtom, set);
      }
    },
    [store],
  );
}

/** A field that was typed into and not committed has the browser's own undo. */
function isDirty(field: HTMLInputElement): boolean {
  return field.getAttribute('data-dirty') !== null;
}

/** Leaving a field commits it; what is solved is the document after that. */
function settle(target: EventTarget, run: () => void): void {
  if (target instanceof HTMLInputElement) {
    target.blur();
    target.focus();
    setTimeout(run);
  } else run();
}
