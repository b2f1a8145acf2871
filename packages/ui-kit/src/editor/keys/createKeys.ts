import { readDigits } from './readDigits.ts';
import { listWrittenPresses } from './writePress.ts';

/** The properties of a key event that identify the press. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** One effect of keys. */
export interface KeyEntry<Place extends string = string> {
  /** Where it acts. Keys in `single` type text in a field, and act only while single keys are switched on. */
  readonly place: Place;
  /**
   * Alternative presses: the modifiers `Mod` (Ctrl or ⌘) and `Shift`, then `event.key`, separated by spaces. A letter
   * is in upper case; `1-9` is any of these digits; `Shift?` means that Shift makes the step ten times as long, `Alt?`
   * that Alt makes it a tenth.
   */
  readonly presses: readonly string[];
  /** Keys that follow the first one. */
  readonly then?: string;
}

/** All keys of an editor, by their effect. */
export type KeyTable<Id extends string = string, Place extends string = string> = Readonly<
  Record<Id, KeyEntry<Place>>
>;

/**
 * The actions of keys by their names in the table. If an action returns false, the press is left to other handlers and
 * to the browser.
 */
export type KeyActions<Id extends string, Press = KeyPress> = {
  readonly [Own in Id]?: (press: Press) => boolean | void;
};

/** Lookups in an editor's table of keys. */
export interface Keys<Id extends string> {
  /**
   * Returns whether a press is one of those in the table for this effect. Keys with Alt belong to the browser, except
   * characters that the reader's keyboard has with AltGr or Option.
   */
  readonly isKey: (press: KeyPress, id: Id) => boolean;
  /** Returns whether a press is any in the table. */
  readonly isAny: (press: KeyPress) => boolean;
  /** Runs the first action whose key was pressed and that accepts the press; returns whether there was one. */
  readonly act: <Press extends KeyPress>(press: Press, actions: KeyActions<Id, Press>) => boolean;
  /**
   * Lists the key presses of a command, labelled as on the keys: `Ctrl Shift Z`, `Ctrl Y`.
   * @param isApple labels of a Mac: `⌘ ⇧ Z`.
   * @default those of this device
   */
  readonly listPresses: (id: Id, isApple?: boolean) => readonly string[];
  /** Writes the first press for a tooltip, without the keys that follow it. */
  readonly writeKeys: (id: Id, isApple?: boolean) => string;
}

/** Creates the lookups in a table of keys for handlers, tooltips and the list of keys. A package calls it once. */
export function createKeys<Id extends string>(table: KeyTable<Id>): Keys<Id> {
  const ids = Object.keys(table) as Id[];

  const isKey = (press: KeyPress, id: Id): boolean =>
    table[id].presses.some((written) => matches(press, written));

  const listPresses = (id: Id, isApple?: boolean): readonly string[] =>
    listWrittenPresses(table[id].presses, isApple);

  return {
    isKey,
    isAny: (press) => ids.some((id) => isKey(press, id)),
    act: (press, actions) =>
      ids.some((id) => {
        const action = actions[id];
        return action !== undefined && isKey(press, id) && action(press) !== false;
      }),
    listPresses,
    writeKeys: (id, isApple) => listPresses(id, isApple)[0] ?? '',
  };
}

function matches(press: KeyPress, written: string): boolean {
  const modifiers = written.split(' ');
  const wanted = modifiers.pop() ?? '';
  const has = (modifier: string): boolean => modifiers.includes(modifier);
  // A character may need Shift on one keyboard and AltGr, which is Ctrl and Alt, on another.
  const isSign = wanted.length === 1 && !/[A-Z]/.test(wanted) && !has('Shift');
  if (isSign && press.altKey) return press.key === wanted && !/\d/.test(wanted);
  if (press.altKey && !has('Alt?')) return false;
  if ((press.ctrlKey || press.metaKey) !== has('Mod')) return false;
  if (!isSign && !has('Shift?') && press.shiftKey !== has('Shift')) return false;
  return isPressed(press, wanted);
}

function isPressed({ key, code }: KeyPress, wanted: string): boolean {
  const digits = readDigits(wanted);
  if (digits !== null) return /^\d$/.test(key) && Number(key) >= digits.from && Number(key) <= digits.to;
  if (wanted === 'Space') return key === ' ';
  const typed = key.length === 1 ? key.toUpperCase() : key;
  return typed === wanted || (isOtherLetter(key) && code === (CODES[wanted] ?? `Key${wanted}`));
}

/** The key codes of characters whose keys give letters on a Russian or Ukrainian layout. */
const CODES: Readonly<Record<string, string>> = { '[': 'BracketLeft', ']': 'BracketRight' };

/**
 * Returns whether the layout gives a non-Latin letter, as a Russian or Ukrainian one; then the position of the key is
 * used.
 */
function isOtherLetter(key: string): boolean {
  return key.length === 1 && /[^\p{Script=Latin}]/u.test(key) && /\p{L}/u.test(key);
}
