import { isText } from '../keys/isText.ts';

/** The key that makes the pointer move the view while it is held. */
export interface PanKey {
  /** Says whether a press of the pointer moves the view now. */
  readonly takesPress: () => boolean;
  readonly detach: () => void;
}

/** Elements that a key presses or opens. */
const CONTROLS = 'button, input, select, summary, a[href], [role="button"], [role="tab"]';

/**
 * Hears the key that pans while the board has the focus or the pointer is over it, wherever the focus is then: otherwise
 * a press with the key held would drag an object. A key that is typed into a text, or pressed in a part of the page
 * outside the widget, keeps its meaning.
 */
export function attachPanKey(svg: SVGSVGElement, isPanKey: (event: KeyboardEvent) => boolean): PanKey {
  const page = svg.ownerDocument;
  const root = svg.closest('[data-eecs-root]') ?? svg;
  let held: string | null = null;
  /** Whether the pointer was pressed while the key was held: then the key was no press of a button. */
  let isUsed = false;
  let isOver = false;

  function handleKey(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || (!isOver && !svg.contains(target)) || !isPanKey(event)) return;
    if (!event.repeat) isUsed = false;
    held = event.key;
    // The page would scroll. A control that has the focus keeps its key until the pointer shows what is meant.
    const isFree = target === page.body || (root.contains(target) && !target.matches(CONTROLS));
    if (isFree && !isText(target)) event.preventDefault();
  }

  function handleKeyUp(event: KeyboardEvent): void {
    // With whatever modifier: what was pressed is let go.
    if (event.key !== held) return;
    const [target] = event.composedPath();
    // A button that has the focus is not pressed by the key that moved the view.
    if (isUsed && target instanceof Element && !isText(target) && root.contains(target))
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
  return {
    takesPress: () => {
      isUsed ||= held !== null;
      return held !== null;
    },
    detach: () => ended.abort(),
  };
}
