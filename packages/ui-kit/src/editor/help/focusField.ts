/** How long a table that is opened for the first time may take to come, ms. */
const PATIENCE_MS = 5000;

const CONTROLS = 'input, select, textarea, [role="radio"][tabindex="0"], button';

/** Puts the focus into the field of the open tab that has a label, as soon as the tab is there. */
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
