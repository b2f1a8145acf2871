/** The greatest waiting time for a table that is opened for the first time, ms. */
const PATIENCE_MS = 5000;

const CONTROLS = 'input, select, textarea, [role="radio"][tabindex="0"], button';

/** Focuses the field with a label in the open tab, as soon as the tab is loaded. */
export function focusField(frame: HTMLElement, label: string): void {
  if (enter(frame, label)) return;
  const observer = new MutationObserver(() => {
    if (enter(frame, label)) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
}

function enter(frame: HTMLElement, label: string): boolean {
  const labels = frame.querySelectorAll<HTMLElement>(
    '[data-panel-body]:not([hidden]) :is(label, legend, span):not([hidden] *)',
  );
  for (const named of labels) {
    if (named.textContent.trim() !== label) continue;
    const control =
      named instanceof HTMLLabelElement && named.control !== null
        ? named.control
        : named.parentElement?.querySelector<HTMLElement>(CONTROLS);
    if (!control) continue;
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    return true;
  }
  return false;
}
