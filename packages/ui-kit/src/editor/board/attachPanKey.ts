import { isText } from '../keys/isText.ts';

/** The key that lets the pointer move the view while it is held. */
export interface PanKey {
  /** Returns whether a press of the pointer moves the view at the moment. */
  readonly takesPress: () => boolean;
  readonly detach: () => void;
}

/** Elements that the key presses, opens or selects. Links are missing, because on them the key scrolls the page. */
const CONTROLS = [
  'button, input, select, summary, audio, video',
  ...['button', 'checkbox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab', 'treeitem'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** Elements outside the widget that are reached by Tab: their page may use the key. */
const STOPS = '[tabindex]:not([tabindex="-1"])';

/**
 * Listens to the pan key, wherever it is pressed: a pointer that comes onto the board with the key held moves the view,
 * not an object. While the pointer is over the board, or the board has the focus, the key does not scroll the page. A
 * key that is typed into a text, or pressed on a control, keeps its meaning until the pointer has moved the view.
 */
export function attachPanKey(svg: SVGSVGElement, isPanKey: (event: KeyboardEvent) => boolean): PanKey {
  const page = svg.ownerDocument;
  const root = svg.closest('[data-eecs-root]') ?? svg;
  let held: string | null = null;
  /** Whether the pointer was pressed while the key was held: then the key does not press a button. */
  let isUsed = false;
  let isOver = false;

  function handleKey(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !isPanKey(event)) return;
    if (!event.repeat) isUsed = false;
    held = event.key;
    // The page would scroll. A held key repeats, so this also covers a pointer that comes later.
    if (!isOver && !svg.contains(target)) return;
    const isControl = target.matches(CONTROLS) || (!root.contains(target) && target.matches(STOPS));
    if (!isControl && !isText(target)) event.preventDefault();
  }

  function handleKeyUp(event: KeyboardEvent): void {
    // The key may be released with any modifier.
    if (event.key !== held) return;
    const [target] = event.composedPath();
    // The key that moved the view does not press a focused button.
    if (isUsed && target instanceof Element && !isText(target)) event.preventDefault();
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
