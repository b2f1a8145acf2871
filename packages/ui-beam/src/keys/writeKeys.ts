import { KEY_TABLE, type KeyEntry, type KeyId } from './keyTable.ts';
import { readDigits } from '@eecs/ui-kit/editor';

const CAPS: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  'Shift?': '',
  Enter: '⏎',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  '-': '−',
};

/** Lists what to press for it, each as it is written on the keys: `Ctrl Shift Z`, `Ctrl Y`. */
export function listPresses(id: KeyId): readonly string[] {
  const { presses }: KeyEntry = KEY_TABLE[id];
  return [...new Set(presses.map(writePress))];
}

/** Writes the first of them for a tip, without what follows it. */
export function writeKeys(id: KeyId): string {
  return listPresses(id)[0] ?? '';
}

/** Writes a press of the table, or what follows it, as it is written on the keys. */
export function writePress(press: string): string {
  return press
    .split(' ')
    .map(writeCap)
    .filter((cap) => cap !== '')
    .join(' ');
}

function writeCap(key: string): string {
  const digits = readDigits(key);
  return digits === null ? (CAPS[key] ?? key) : `${digits.from} … ${digits.to}`;
}
