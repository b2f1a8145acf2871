import { flushSync } from 'react-dom';

/** The parts of a key event that end work in the line of fields under a board. */
export interface FieldsPress {
  readonly key: string;
  readonly target: EventTarget;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Whether a field has used the press: a refused text keeps the focus, and Esc first restores what was typed over. */
  readonly defaultPrevented: boolean;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/**
 * Moves the focus back to the board: on Esc, and on an Enter that a field of one line took. Keys pressed afterwards
 * are then meant for the board and no longer change the value that was just entered. Returns whether the press did
 * so. Buttons, lists and marks keep their Enter; the fields of a form of several steps do too (`data-form`).
 */
export function leaveFields(press: FieldsPress, onLeave: () => void): boolean {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey) return false;
  if (press.key !== 'Escape' && (press.key !== 'Enter' || !isLine(press.target))) return false;
  press.preventDefault();
  press.stopPropagation();
  // A field that loses the focus commits its text; it must know by then that this text is committed.
  flushSync(() => undefined);
  onLeave();
  return true;
}

/** Returns whether an element is a field of one line outside a form of several steps. */
function isLine(target: EventTarget): boolean {
  const { localName, type = '', closest } = target as Partial<HTMLInputElement>;
  if (localName !== 'input' || ['checkbox', 'radio', 'color', 'file', 'button'].includes(type)) return false;
  return closest?.call(target, '[data-form]') == null;
}
