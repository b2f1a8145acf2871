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
  /** Where it acts. What acts in `single` is text in a field, and acts only while single keys are switched on. */
  readonly place: Place;
  /**
   * Each by itself does it: the modifiers `Mod` (Ctrl or ⌘) and `Shift`, then `event.key`, with spaces between. A
   * letter is written large; `1-9` is any of these digits; `Shift?` means that Shift makes the step ten times as long.
   */
  readonly presses: readonly string[];
  /** Keys that follow the first one. */
  readonly then?: string;
  /** Ends a coordinate that is being typed on the board: no unit of length begins with it. */
  readonly endsPlace?: true;
}

/** Every key that means something to an editor alone, by what it does. */
export type KeyTable<Id extends string = string, Place extends string = string> = Readonly<
  Record<Id, KeyEntry<Place>>
>;

/** One line of the list of keys. */
export interface KeyLine<Id extends string = string> {
  readonly id: Id;
  /** Each does it by itself, as written on the keys. */
  readonly presses: readonly string[];
  readonly then: string | null;
  /** Whether Shift makes the step ten times as long. */
  readonly hasCoarse: boolean;
}

/** The questions that an editor asks its table of keys. */
export interface Keys<Id extends string, Place extends string> {
  /** Says whether a press is one of those the table names for this; what Alt changes is the browser's. */
  readonly isKey: (press: KeyPress, id: Id) => boolean;
  /**
   * Says whether a press behind the beginning of a coordinate is none of it but a key of the editor. Behind a letter a
   * letter goes on with the unit: `ft`, `inch`, `meter`.
   */
  readonly endsPlace: (press: KeyPress, typed: string) => boolean;
  /** Lists what to press for it, each as it is written on the keys: `Ctrl Shift Z`, `Ctrl Y`. */
  readonly listPresses: (id: Id) => readonly string[];
  /** Writes the first of them for a tip, without what follows it. */
  readonly writeKeys: (id: Id) => string;
  /** Lists the keys that act in a place. */
  readonly listKeys: (place: Place) => readonly KeyLine<Id>[];
}

/** Creates what handlers, tips and the list of keys ask a table of keys. A package calls it once. */
export function createKeys<Id extends string, Place extends string>(
  table: KeyTable<Id, Place>,
): Keys<Id, Place> {
  const ids = Object.keys(table) as Id[];

  const isKey = (press: KeyPress, id: Id): boolean =>
    !press.altKey && table[id].presses.some((written) => matches(press, written));

  const listPresses = (id: Id): readonly string[] => listWrittenPresses(table[id].presses);

  return {
    isKey,
    endsPlace: (press, typed) => {
      const isUnit = /\p{L}$/u.test(typed) && /^\p{L}$/u.test(press.key);
      return !isUnit && ids.some((id) => table[id].endsPlace === true && isKey(press, id));
    },
    listPresses,
    writeKeys: (id) => listPresses(id)[0] ?? '',
    listKeys: (place) =>
      ids
        .filter((id) => table[id].place === place)
        .map((id) => ({
          id,
          presses: listPresses(id),
          then: table[id].then ?? null,
          hasCoarse: table[id].presses.some((press) => press.startsWith('Shift? ')),
        })),
  };
}

function matches(press: KeyPress, written: string): boolean {
  const modifiers = written.split(' ');
  const wanted = modifiers.pop() ?? '';
  if ((press.ctrlKey || press.metaKey) !== modifiers.includes('Mod')) return false;
  // A sign may want Shift on one keyboard and not on another.
  const isSign = wanted === 'Space' || (wanted.length === 1 && !/[A-Z]/.test(wanted));
  if (!isSign && !modifiers.includes('Shift?') && press.shiftKey !== modifiers.includes('Shift'))
    return false;
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

/** On a Russian or Ukrainian layout the key says another letter; its place on the keyboard is the same. */
function isOtherLetter(key: string): boolean {
  return key.length === 1 && /[^\p{Script=Latin}]/u.test(key) && /\p{L}/u.test(key);
}
