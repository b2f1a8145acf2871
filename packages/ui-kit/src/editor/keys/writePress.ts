import { readDigits } from './readDigits.ts';

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

/** Lists presses, each as it is written on the keys and once. */
export function listWrittenPresses(presses: readonly string[]): readonly string[] {
  return [...new Set(presses.map(writePress))];
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
