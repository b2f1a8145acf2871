/**
 * Prints an element by itself: a copy of it in an iframe, so that neither the page nor its styles are changed. The
 * iframe is removed once the print dialog is closed.
 */
export function printSheet(sheet: HTMLElement, title: string): void {
  const { ownerDocument } = sheet;
  const frame = ownerDocument.createElement('iframe');
  frame.hidden = true;
  ownerDocument.body.append(frame);
  const { contentDocument: inner, contentWindow: view } = frame;
  if (inner === null || view === null) {
    frame.remove();
    return;
  }
  inner.title = title;
  const head = inner.createElement('h1');
  head.textContent = title;
  inner.body.append(head, inner.importNode(sheet, true));
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
