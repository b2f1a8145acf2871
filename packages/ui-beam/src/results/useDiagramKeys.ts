import { type KeyboardEvent, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { shownResultAtom } from '../live/previewAtoms.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { RESULT_ROWS, type ResultId } from './resultRows.ts';
import { openRowAtom, phoneRowAtom } from './resultView.ts';

/**
 * Gives the handler of the keys of the diagrams: G, then 1 to 6, jumps to N Q M θ v σ; T goes on tracing the last one;
 * 1 to 9 choose a case set, 0 all of them. They act only while the focus is in the editor and in no field.
 */
export function useDiagramKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const store = useKitStore();
  const isJumping = useRef(false);

  function trace(frame: HTMLElement, id: ResultId): void {
    store.set(openRowAtom, id);
    // The row may have to be rendered first.
    requestAnimationFrame(() => {
      frame.querySelector<HTMLElement>(`[data-diagram="${id}"] [data-diagram-track]`)?.focus();
    });
  }

  function chooseSet(digit: number): boolean {
    const count = store.get(shownResultAtom)?.answer.sets.length ?? 0;
    if (count < 2 || digit > count) return false;
    store.set(chosenSetAtom, digit === 0 ? 'all' : digit - 1);
    return true;
  }

  function act(event: KeyboardEvent<HTMLElement>): boolean {
    const wasJumping = isJumping.current;
    isJumping.current = false;
    const digit = /^\d$/.test(event.key) ? Number(event.key) : null;
    if (digit !== null) {
      const row = RESULT_ROWS[digit - 1];
      if (!wasJumping) return chooseSet(digit);
      if (row === undefined || digit > JUMPS) return false;
      trace(event.currentTarget, row.id);
      return true;
    }
    if (isLetter(event, 'g')) return (isJumping.current = true);
    if (!isLetter(event, 't')) return false;
    trace(event.currentTarget, store.get(phoneRowAtom));
    return true;
  }

  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || isField(event.target)) return;
    // A modifier pressed on the way to a digit ends nothing.
    if (event.key === 'Shift') return;
    if (act(event)) event.preventDefault();
  };
}

/** How many diagrams have a key. */
const JUMPS = 6;

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** On a Russian or Ukrainian layout the key says another letter; its place on the keyboard is the same. */
function isLetter({ key, code }: { readonly key: string; readonly code: string }, letter: string): boolean {
  const typed = key.toLowerCase();
  return typed === letter || (!/^[a-z]$/.test(typed) && code === `Key${letter.toUpperCase()}`);
}
