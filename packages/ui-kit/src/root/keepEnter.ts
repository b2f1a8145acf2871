import type { KeyboardEvent } from 'react';

/**
 * Prevents Enter in a field of the widget from submitting a form of the page around it; a form inside the widget still
 * works.
 */
export function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.form !== null && !currentTarget.contains(target.form)) event.preventDefault();
}
