const TEXT_FIELDS = 'input, select, textarea, [contenteditable]';

/** Returns whether a single key would type text, or choose an option, where it was pressed. */
export function isText(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}
