import { isAppleDevice } from './keyboard.ts';
import { readDigits } from './readDigits.ts';

const CAPS: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  'Shift?': '',
  'Alt?': '',
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
  ContextMenu: '☰',
  '-': '−',
};

const APPLE_CAPS: Readonly<Record<string, string>> = { ...CAPS, Mod: '⌘', Shift: '⇧', Alt: '⌥', Delete: '⌦' };

/** Lists presses as displayed, without duplicates. */
export function listWrittenPresses(
  presses: readonly string[],
  isApple: boolean = isAppleDevice(),
): readonly string[] {
  return [...new Set(presses.map((press) => writePress(press, isApple)))];
}

/**
 * Writes a key press of the table as labelled on the keys of the reader's device.
 * @example writePress('Mod Shift Z', true) // '⌘ ⇧ Z'
 */
export function writePress(press: string, isApple: boolean = isAppleDevice()): string {
  const caps = isApple ? APPLE_CAPS : CAPS;
  return press
    .split(' ')
    .map((key) => writeCap(key, caps))
    .filter((cap) => cap !== '')
    .join(' ');
}

function writeCap(key: string, caps: typeof CAPS): string {
  const digits = readDigits(key);
  return digits === null ? (caps[key] ?? key) : `${digits.from} … ${digits.to}`;
}
