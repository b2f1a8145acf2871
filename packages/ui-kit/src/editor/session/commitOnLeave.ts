import { onPageLeave } from '../../host/onPageLeave.ts';

/**
 * Takes what is being typed into a field of an editor over when the page is left: the field loses the focus, which
 * commits what is valid, before anything is kept. Returns how to stop.
 */
export function commitOnLeave(): () => void {
  return onPageLeave('commit', leaveField);
}

function leaveField(): void {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement != null) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement && active.closest('[data-editor]') !== null) active.blur();
}
