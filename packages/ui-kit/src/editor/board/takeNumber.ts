import { flushSync } from 'react-dom';
import type { KitStore } from '../../store/kitStore.ts';
import type { TypedMeaning } from './readNumberKey.ts';
import type { TypedPlaceAtom } from './typedPlace.ts';

/** The parts of a key event that begin a number. */
export interface NumberPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/** The editor that a number is typed in. */
export interface NumberTarget {
  readonly store: KitStore;
  /** The element that contains the board and the line of fields under it. */
  readonly editor: ParentNode;
  readonly typedAtom: TypedPlaceAtom;
  /** The meaning of the number (`readNumberKey`). */
  readonly meaning: TypedMeaning | null;
}

const PLACE = '[data-dock] [data-place] input';
const VALUE = '[data-dock] input[inputmode="decimal"]:enabled';
const BOARD = '[data-board] [role="listbox"]';

/**
 * Takes the first sign of a number to the field that the number is meant for: to the first number of what is chosen, or
 * to the field of a place, which is opened if it is not shown. Returns whether the key was taken.
 */
export function takeNumber(press: NumberPress, { store, editor, typedAtom, meaning }: NumberTarget): boolean {
  // With Ctrl and Alt, which is AltGr, a key is a sign.
  if (meaning === null || ((press.ctrlKey || press.metaKey) && !press.altKey)) return false;
  const field = editor.querySelector<HTMLInputElement>(meaning === 'place' ? PLACE : VALUE);
  if (field === null && meaning === 'value') return false;
  press.stopPropagation();
  if (field !== null) {
    // The sign itself goes into the field, in place of what was there.
    field.focus();
    field.select();
    return true;
  }
  press.preventDefault();
  // The field must stand before the next sign comes.
  flushSync(() => store.set(typedAtom, (store.get(typedAtom) ?? '') + press.key));
  const opened = editor.querySelector<HTMLInputElement>(PLACE);
  // The board keeps what is typed as long as the line of fields is not fetched.
  if (opened === null) editor.querySelector<SVGGElement>(BOARD)?.focus();
  else {
    opened.focus();
    opened.setSelectionRange(opened.value.length, opened.value.length);
  }
  return true;
}
