import type { KeyboardEvent } from 'react';

/**
 * Keeps Enter in a field of the widget from submitting a form of the page around
 * it; a form of the widget's own goes on.
 */
export function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.form !== null && !currentTarget.contains(target.form)) event.preventDefault();
}
