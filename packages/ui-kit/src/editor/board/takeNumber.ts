import { flushSync } from 'react-dom';
import type { KitStore } from '../../store/kitStore.ts';
import type { TypedMeaning } from './readNumberKey.ts';
import type { TypedPlaceAtom } from './typedPlace.ts';

/** The properties of a key event that may begin a number. */
export interface NumberPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/** The editor in which a number is typed. */
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
 * Moves the first character of a number to the field for it: the first number of the selection, or the field of a
 * place, which is opened if necessary. Returns whether the key was handled.
 */
export function takeNumber(press: NumberPress, { store, editor, typedAtom, meaning }: NumberTarget): boolean {
  // With Ctrl and Alt, which is AltGr, a key types a character.
  if (meaning === null || ((press.ctrlKey || press.metaKey) && !press.altKey)) return false;
  const field = editor.querySelector<HTMLInputElement>(meaning === 'place' ? PLACE : VALUE);
  if (field === null && meaning === 'value') return false;
  press.stopPropagation();
  if (field !== null) {
    // The character itself replaces the text of the field.
    field.focus();
    field.select();
    return true;
  }
  press.preventDefault();
  // The field must be rendered before the next character arrives.
  flushSync(() => store.set(typedAtom, (store.get(typedAtom) ?? '') + press.key));
  const opened = editor.querySelector<HTMLInputElement>(PLACE);
  // Typed characters stay on the board until the fields are loaded.
  if (opened === null) editor.querySelector<SVGGElement>(BOARD)?.focus();
  else {
    opened.focus();
    opened.setSelectionRange(opened.value.length, opened.value.length);
  }
  return true;
}
