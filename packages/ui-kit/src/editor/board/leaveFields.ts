import { flushSync } from 'react-dom';

/** The properties of a key event that leave the fields under a board. */
export interface FieldsPress {
  readonly key: string;
  readonly target: EventTarget;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Whether a field has used the press: a refused text keeps the focus, and Esc first restores the old text. */
  readonly defaultPrevented: boolean;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/**
 * Moves the focus back to the board: on Esc, and on an Enter that a single-line field has handled. Later keys then act
 * on the board and no longer change the entered value. Returns whether the focus was moved. Buttons, lists and
 * checkboxes keep their Enter; so do the fields of a form of several steps (`data-form`).
 */
export function leaveFields(press: FieldsPress, onLeave: () => void): boolean {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey) return false;
  if (press.key !== 'Escape' && (press.key !== 'Enter' || !isLine(press.target))) return false;
  press.preventDefault();
  press.stopPropagation();
  // A field that loses the focus commits its text; it must have rendered that this text is already committed.
  flushSync(() => undefined);
  onLeave();
  return true;
}

/** Returns whether an element is a single-line field outside a form of several steps. */
function isLine(target: EventTarget): boolean {
  const { localName, type = '', closest } = target as Partial<HTMLInputElement>;
  if (localName !== 'input' || ['checkbox', 'radio', 'color', 'file', 'button'].includes(type)) return false;
  return closest?.call(target, '[data-form]') == null;
}
