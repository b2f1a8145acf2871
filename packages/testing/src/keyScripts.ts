import { createRandom } from './random.ts';

/** Keys that may open a field of the line under a board while the board has the focus. */
const OPENERS = /^[-\d.,@]$|^\{(?:Enter|F2)\}$/;

/** Draws a random script of single keys for a board: tools, numbers with Enter, steps, Esc. */
export function drawKeys(
  seed: number,
  { tools, count }: { readonly tools: string; readonly count: number },
): string[] {
  const random = createRandom(seed);
  const keys: string[] = [];
  while (keys.length < count) {
    const kind = random.integer(0, 9);
    if (kind < 3) keys.push(random.pick([...tools]));
    else if (kind < 7) {
      if (random.chance(0.3)) keys.push('-');
      keys.push(String(random.integer(0, 9)));
      if (random.chance(0.4)) keys.push(' ', String(random.integer(0, 9)));
      keys.push('{Enter}');
    } else keys.push(random.pick(['{Enter}', '{Escape}', '{F2}', '{ArrowRight}', '{ArrowUp}', '.', '@']));
  }
  return keys;
}

/** The part of a page's element that is used here; this package has no DOM types. */
export interface FocusedElement {
  readonly closest: (selector: string) => FocusedElement | null;
  readonly querySelector: (selector: string) => FocusedElement | null;
  readonly matches: (selector: string) => boolean;
  readonly getAttribute: (name: string) => string | null;
}

/** A key, and the focused element before and after it. */
export interface KeyTurn {
  readonly key: string;
  readonly before: FocusedElement | null;
  readonly after: FocusedElement | null;
}

/**
 * Returns what is wrong with the focus after a key, or null. Only a key that opens a field may move the focus into the
 * line below the board; Enter in that line must return it to the board; no key may move it to any other field.
 */
export function findLostKey({ key, before, after }: KeyTurn): string | null {
  const isInDock = (element: FocusedElement | null): boolean => element?.closest('[data-dock]') != null;
  const isBoard = (element: FocusedElement | null): boolean => element?.closest('[data-board]') != null;
  const isField = (element: FocusedElement | null): boolean => element?.matches('input, textarea') === true;
  if (isField(after) && !isInDock(after)) return 'a field beside the board was reached';
  if (isBoard(before) && isField(after) && !OPENERS.test(key))
    return 'a field was entered that nothing opened';
  const isTaken = key === '{Enter}' && isField(before) && before?.closest('[data-form]') == null;
  if (!isTaken || isBoard(after)) return null;
  const isRefused = before?.getAttribute('aria-invalid') === 'true';
  const isExplained = before?.closest('[data-dock]')?.querySelector('[data-role="refusal"]') != null;
  const isMark = before?.matches('[type="checkbox"], [type="radio"]') === true;
  return isRefused || isExplained || isMark ? null : 'an Enter that was taken left the focus in its field';
}
