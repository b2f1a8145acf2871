import { createRandom } from './random.ts';

/** Keys that may open a field of the line under a board while the board has the focus. */
const OPENERS = /^[-\d.,@]$|^\{(?:Enter|F2)\}$/;

/** Selects all objects, also with a tool in hand. */
const SELECT_ALL = '{Control>}a{/Control}';

/** Draws a random script of single keys for a board: tools, numbers with Enter, steps, Esc, all objects selected. */
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
    } else
      keys.push(
        random.pick(['{Enter}', '{Escape}', '{F2}', '{ArrowRight}', '{ArrowUp}', '.', '@', SELECT_ALL]),
      );
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
  /** Whether a tool was in hand and several objects were selected. @default false */
  readonly isOnSeveral?: boolean;
}

/**
 * Returns what is wrong with the focus after a key, or null. Only a key that opens a field may move the focus into the
 * line below the board; Enter in that line must return it to the board; no key may move it to any other field. Enter
 * with a tool in hand must not open a field of several objects, because a value meant for the tool would change them.
 */
export function findLostKey({ key, before, after, isOnSeveral = false }: KeyTurn): string | null {
  const isInDock = (element: FocusedElement | null): boolean => element?.closest('[data-dock]') != null;
  const isBoard = (element: FocusedElement | null): boolean => element?.closest('[data-board]') != null;
  const isField = (element: FocusedElement | null): boolean => element?.matches('input, textarea') === true;
  if (isField(after) && !isInDock(after)) return 'a field beside the board was reached';
  if (isBoard(before) && isField(after) && !OPENERS.test(key))
    return 'a field was entered that nothing opened';
  if (isOnSeveral && key === '{Enter}' && isBoard(before) && isField(after))
    return 'a tool opened a field of several objects';
  const isTaken = key === '{Enter}' && isField(before) && before?.closest('[data-form]') == null;
  if (!isTaken || isBoard(after)) return null;
  const isRefused = before?.getAttribute('aria-invalid') === 'true';
  const isExplained = before?.closest('[data-dock]')?.querySelector('[data-role="refusal"]') != null;
  const isMark = before?.matches('[type="checkbox"], [type="radio"]') === true;
  return isRefused || isExplained || isMark ? null : 'an Enter that was taken left the focus in its field';
}
