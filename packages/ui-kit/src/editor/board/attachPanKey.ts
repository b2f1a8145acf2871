import { isText } from '../keys/isText.ts';

/** The key that makes the pointer move the view while it is held. */
export interface PanKey {
  readonly isHeld: () => boolean;
  readonly detach: () => void;
}

/**
 * Hears the key that pans while the board has the focus or the pointer is over it, wherever the focus is then: otherwise
 * a press with the key held would drag an object. A key that is typed into a text, or pressed in a part of the page
 * outside the widget, keeps its meaning.
 */
export function attachPanKey(svg: SVGSVGElement, isPanKey: (event: KeyboardEvent) => boolean): PanKey {
  const page = svg.ownerDocument;
  const root = svg.closest('[data-eecs-root]') ?? svg;
  let held: string | null = null;
  let isOver = false;

  function handleKey(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || (!isOver && !svg.contains(target)) || !isPanKey(event)) return;
    held = event.key;
    if (!isText(target) && (target === page.body || root.contains(target))) event.preventDefault();
  }

  function handleKeyUp(event: KeyboardEvent): void {
    // With whatever modifier: what was pressed is let go.
    if (event.key !== held) return;
    const [target] = event.composedPath();
    // A button that has the focus is not pressed by the key that moved the view.
    if (isOver && target instanceof Element && !isText(target) && root.contains(target))
      event.preventDefault();
    held = null;
  }

  const ended = new AbortController();
  const hear = (target: EventTarget | null, name: string, handler: (event: never) => void): void =>
    target?.addEventListener(name, handler as EventListener, { capture: true, signal: ended.signal });
  hear(svg, 'pointerenter', () => (isOver = true));
  hear(svg, 'pointermove', () => (isOver = true));
  hear(svg, 'pointerleave', () => (isOver = false));
  hear(page, 'keydown', handleKey);
  hear(page, 'keyup', handleKeyUp);
  hear(page.defaultView, 'blur', () => (held = null));
  return { isHeld: () => held !== null, detach: () => ended.abort() };
}
