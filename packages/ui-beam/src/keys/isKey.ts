import { KEY_TABLE, type KeyEntry, type KeyId } from './keyTable.ts';
import { readDigits } from '@eecs/ui-kit/editor';

/** What of a key event decides. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Says whether a press is one of those the table names for this; what Alt changes is the browser's. */
export function isKey(press: KeyPress, id: KeyId): boolean {
  const { presses }: KeyEntry = KEY_TABLE[id];
  return !press.altKey && presses.some((written) => matches(press, written));
}

const ENDING = (Object.keys(KEY_TABLE) as KeyId[]).filter((id) => {
  const entry: KeyEntry = KEY_TABLE[id];
  return entry.endsPlace === true;
});

/**
 * Says whether a press behind the beginning of a coordinate is none of it but a key of the editor. Behind a letter a
 * letter goes on with the unit: `ft`, `inch`, `meter`.
 */
export function endsPlace(press: KeyPress, typed: string): boolean {
  const isUnit = /\p{L}$/u.test(typed) && /^\p{L}$/u.test(press.key);
  return !isUnit && ENDING.some((id) => isKey(press, id));
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
