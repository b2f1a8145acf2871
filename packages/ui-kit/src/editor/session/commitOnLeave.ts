import { onPageLeave } from '../../host/onPageLeave.ts';

/**
 * Commits the text being typed in a field when the page is left: the field is blurred, which commits a valid text,
 * before anything is stored. Returns the function that stops this.
 */
export function commitOnLeave(): () => void {
  return onPageLeave('commit', leaveField);
}

function leaveField(): void {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement != null) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement && active.closest('[data-editor]') !== null) active.blur();
}
