import type { KeyPress, Keys } from '../src/editor/keys/createKeys.ts';

/** The browsers' names of keys, by their labels. */
const NAMES: Readonly<Record<string, string>> = {
  '⏎': 'Enter',
  Esc: 'Escape',
  Del: 'Delete',
  '⌦': 'Delete',
  '⌫': 'Backspace',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
  '−': '-',
  '☰': 'ContextMenu',
  Space: ' ',
};

/** Returns the browser events for a press as displayed; for a range of digits the first and the last. */
export function pressPrinted(printed: string): KeyPress[] {
  const range = /^(\d) … (\d)$/.exec(printed);
  if (range !== null) return [range[1], range[2]].flatMap((digit) => pressPrinted(digit ?? ''));
  const caps = printed.split(' ');
  const cap = caps.pop() ?? '';
  const isHeld = (...names: readonly string[]): boolean => names.some((name) => caps.includes(name));
  return [
    {
      key: NAMES[cap] ?? cap,
      code: '',
      ctrlKey: isHeld('Ctrl'),
      metaKey: isHeld('⌘'),
      shiftKey: isHeld('Shift', '⇧'),
      altKey: isHeld('Alt', '⌥'),
    },
  ];
}

/** Lists keys in the displayed list, on a PC or a Mac, that do not act as displayed. */
export function listPrintedFaults<Id extends string>(
  { isKey, listPresses }: Pick<Keys<Id>, 'isKey' | 'listPresses'>,
  ids: readonly Id[],
): string[] {
  return ids.flatMap((id) =>
    [false, true].flatMap((isApple) =>
      listPresses(id, isApple)
        .filter((printed) => !pressPrinted(printed).every((press) => isKey(press, id)))
        .map((printed) => `${id}: ${printed}`),
    ),
  );
}
