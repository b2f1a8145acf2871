import { readDigits } from './readDigits.ts';
import { listWrittenPresses } from './writePress.ts';

/** The parts of a key event that decide. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** One thing that keys do. */
export interface KeyEntry<Place extends string = string> {
  /** Where it acts. The keys in `single` are text in a field, and acts only while single keys are switched on. */
  readonly place: Place;
  /**
   * Each by itself does it: the modifiers `Mod` (Ctrl or ⌘) and `Shift`, then `event.key`, with spaces between. A
   * letter is written large; `1-9` is any of these digits; `Shift?` means that Shift makes the step ten times as long,
   * `Alt?` that Alt makes it a tenth.
   */
  readonly presses: readonly string[];
  /** Keys that follow the first one. */
  readonly then?: string;
}

/** Every key that means something to an editor alone, by what it does. */
export type KeyTable<Id extends string = string, Place extends string = string> = Readonly<
  Record<Id, KeyEntry<Place>>
>;

/**
 * The effects of keys by their names in the table. An action that returns false leaves the press to others and to the
 * browser.
 */
export type KeyActions<Id extends string, Press = KeyPress> = {
  readonly [Own in Id]?: (press: Press) => boolean | void;
};

/** The questions that an editor asks its table of keys. */
export interface Keys<Id extends string> {
  /**
   * Returns whether a press is one of those the table names for this. Keys with Alt belong to the browser, except
   * characters that the reader's keyboard has with AltGr or Option.
   */
  readonly isKey: (press: KeyPress, id: Id) => boolean;
  /** Returns whether a press is any of the table's. */
  readonly isAny: (press: KeyPress) => boolean;
  /** Carries out the first action whose key was pressed and that takes the press; returns whether there was one. */
  readonly act: <Press extends KeyPress>(press: Press, actions: KeyActions<Id, Press>) => boolean;
  /**
   * Lists the key presses of a command, labelled as on the keys: `Ctrl Shift Z`, `Ctrl Y`.
   * @param isApple labels of a Mac: `⌘ ⇧ Z`.
   * @default those of this device
   */
  readonly listPresses: (id: Id, isApple?: boolean) => readonly string[];
  /** Writes the first of them for a tip, without what follows it. */
  readonly writeKeys: (id: Id, isApple?: boolean) => string;
}

/** Creates what handlers, tips and the list of keys ask a table of keys. A package calls it once. */
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
  // A sign may want Shift on one keyboard and AltGr, which is Ctrl and Alt, on another.
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

/** Where the signs stand that are letters on a Russian or Ukrainian layout. */
const CODES: Readonly<Record<string, string>> = { '[': 'BracketLeft', ']': 'BracketRight' };

/** On a Russian or Ukrainian layout the key gives another letter; its place on the keyboard is the same. */
function isOtherLetter(key: string): boolean {
  return key.length === 1 && /[^\p{Script=Latin}]/u.test(key) && /\p{L}/u.test(key);
}
