import type { KeyboardEvent } from 'react';
import { isUndo } from './isUndo.ts';
import type { useQuantityField } from './useQuantityField.ts';

const COARSE = 10;
const FINE = 0.1;

/** The methods of a numeric field that its keys use. */
type FieldVerbs = Pick<
  ReturnType<typeof useQuantityField>,
  'isEditing' | 'problem' | 'commit' | 'restore' | 'step'
>;

/**
 * Handles a key pressed in a numeric field: Enter commits, Esc and an undo of a refused text restore, and arrow keys
 * step by the increment.
 */
export function takeFieldKey(event: KeyboardEvent<HTMLInputElement>, field: FieldVerbs): void {
  // Undo restores a refused text before it affects the document.
  if (field.isEditing && field.problem !== null && isUndo(event)) {
    event.preventDefault();
    field.restore();
    return;
  }
  switch (event.key) {
    case 'Enter':
      // A surrounding form is not submitted while the text is invalid.
      if (!field.commit()) event.preventDefault();
      else event.currentTarget.select();
      break;
    case 'Escape':
      if (field.isEditing) {
        event.stopPropagation();
        field.restore();
      }
      break;
    case 'ArrowUp':
    case 'ArrowDown':
      event.preventDefault();
      field.step(getStepSize(event) * (event.key === 'ArrowUp' ? 1 : -1));
      break;
  }
}

/** Returns the number of increments of a step: ten with Shift, a tenth with Alt. */
export function getStepSize({ shiftKey, altKey }: Pick<KeyboardEvent, 'shiftKey' | 'altKey'>): number {
  return shiftKey ? COARSE : altKey ? FINE : 1;
}
