import { loadFrameParts } from '../loadFrameParts.ts';
import type { BoardPort } from './boardPort.ts';

/** The listeners of a board by the names of their events. */
export interface BoardListeners {
  readonly pointerdown: (event: PointerEvent) => void;
  readonly pointermove: (event: PointerEvent) => void;
  readonly pointerup: (event: PointerEvent) => void;
  readonly pointerleave: (event: PointerEvent) => void;
  readonly pointercancel: (event: PointerEvent) => void;
  readonly lostpointercapture: (event: PointerEvent) => void;
  readonly contextmenu: (event: MouseEvent) => void;
}

/**
 * Adds listeners to a drawing. The drawing has `data-ready` while they are attached, and `data-keys` while the last
 * input was a key. Returns the function that detaches them.
 */
export function listenToBoard(svg: SVGSVGElement, listeners: BoardListeners): () => void {
  const ended = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    svg.addEventListener(name, listener as EventListener, { passive: false, signal: ended.signal });
  const { signal } = ended;
  svg.addEventListener('keydown', () => (svg.dataset['keys'] = ''), { signal });
  svg.addEventListener('pointerdown', () => delete svg.dataset['keys'], { signal });
  svg.dataset['ready'] = '';
  return () => {
    ended.abort();
    delete svg.dataset['ready'];
  };
}

/** The wheel and the key that pans. */
export interface LateGestures {
  /** Returns whether a press of the pointer moves the view at the moment. */
  readonly takesPress: () => boolean;
  readonly detach: () => void;
}

/**
 * Attaches the wheel and the pan key once they are loaded, because an editor's first picture does not need them. If
 * loading fails, the wheel and the keys keep their effect on the page.
 */
export function attachLateGestures(
  svg: SVGSVGElement,
  port: Pick<BoardPort<never, never>, 'camera' | 'getWidth' | 'isPanKey'>,
): LateGestures {
  let takesPress = (): boolean => false;
  let detach = (): void => undefined;
  let isDetached = false;
  loadFrameParts().then(
    ({ attachPanKey, attachWheel }) => {
      if (isDetached) return;
      const panKey = attachPanKey(svg, port.isPanKey);
      const detachWheel = attachWheel(svg, port);
      takesPress = panKey.takesPress;
      detach = () => {
        panKey.detach();
        detachWheel();
      };
    },
    () => undefined,
  );
  return {
    takesPress: () => takesPress(),
    detach: () => {
      isDetached = true;
      detach();
    },
  };
}
