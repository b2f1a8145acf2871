import type { WidgetElement } from '@eecs/ui-kit/element';
import type { KindName } from '../kinds/kindNames.ts';
import { LOOK } from './readFrameAddress.ts';
import { type FrameMessage, type FrameRequest, PROTOCOL, readRequest } from './protocol.ts';

export type FramedElement = WidgetElement<unknown, unknown>;

export interface FramePorts {
  readonly kind: KindName;
  /** The window of the frame. */
  readonly window: Window;
  /** The window of the embedding page. */
  readonly host: Pick<Window, 'postMessage'>;
}

/** The origin that browsers report for a page with an opaque one. */
const OPAQUE = 'null';

/**
 * Connects an editor to the page that frames it. Before the first message from that page, the editor sends only
 * readiness and height: that message shows its origin, and the content of the editor is sent only to that origin.
 */
export function createFrame(element: FramedElement, { kind, window, host }: FramePorts): () => void {
  let origin: string | null = null;
  const end = new AbortController();

  const report = (message: FrameMessage, target: string): void => {
    host.postMessage({ eecs: PROTOCOL, ...message }, target);
  };

  const postToKnown = (message: FrameMessage): void => {
    // A page of a file or a sandbox has no origin that could be addressed. The window belongs to it as long as this
    // frame exists: if another page were loaded there, the frame would be gone.
    if (origin !== null) report(message, origin === OPAQUE ? '*' : origin);
  };

  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== host) return;
      const request = readRequest(event.data);
      if (request === null) return;
      origin ??= event.origin;
      if (event.origin !== origin) return;
      if ('error' in request) {
        postToKnown({ type: 'answer', ok: false, ...request });
        return;
      }
      const { id } = request;
      answer(element, request).then(
        (value) => postToKnown({ type: 'answer', id, ok: true, value }),
        (error: unknown) => postToKnown({ type: 'answer', id, ok: false, error: String(error) }),
      );
    },
    { signal: end.signal },
  );

  for (const type of ['change', 'select', 'preview', 'solve', 'attempt', 'fault'] as const) {
    element.addEventListener(
      type,
      (event) => {
        if (event instanceof CustomEvent) postToKnown({ type, value: toPlain(event.detail) });
      },
      { signal: end.signal },
    );
  }

  // The editor fills the frame: its content determines its height.
  let told = 0;
  const observer = new ResizeObserver(() => {
    const inside = element.shadowRoot?.querySelector('[data-editor]') ?? element;
    observer.observe(inside);
    const height = Math.ceil(inside.getBoundingClientRect().height);
    if (height !== told) report({ type: 'height', value: height }, '*');
    told = height;
  });
  observer.observe(element);
  report({ type: 'ready', kind }, '*');

  return () => {
    end.abort();
    observer.disconnect();
  };
}

/** Performs a request; resolves with the answer for the page. */
async function answer(element: FramedElement, { type, value }: FrameRequest): Promise<unknown> {
  switch (type) {
    case 'hello':
    case 'get':
      return element.value;
    case 'set':
      orFault(element, () => {
        element.value = value;
      });
      return null;
    case 'solve':
      return await solve(element);
    case 'undo':
      element.undo();
      return null;
    case 'redo':
      element.redo();
      return null;
    case 'svg':
      return await element.toSVG();
    case 'look':
      orFault(element, () => setLook(element, value));
      return null;
  }
}

/** Runs an action; throws the fault that the editor reports for it. */
function orFault(element: FramedElement, act: () => void): void {
  const end = new AbortController();
  let fault: unknown = null;
  element.addEventListener(
    'fault',
    (event) => {
      if (event instanceof CustomEvent)
        fault = (event.detail as { readonly error?: unknown }).error ?? event.detail;
    },
    { signal: end.signal },
  );
  act();
  end.abort();
  if (fault !== null) throw fault instanceof Error ? fault : new Error(JSON.stringify(fault));
}

/** Solves, and resolves with the answer or the fault that the editor reported. */
async function solve(element: FramedElement): Promise<unknown> {
  const end = new AbortController();
  let told: unknown = null;
  for (const type of ['solve', 'fault'])
    element.addEventListener(
      type,
      (event) => {
        if (event instanceof CustomEvent) told = toPlain(event.detail);
      },
      { signal: end.signal },
    );
  // No event is sent for a result that is already current.
  const answer = toPlain(await element.solve());
  end.abort();
  return told ?? answer;
}

/** Sets attributes by name; null removes one. */
function setLook(element: FramedElement, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, text] of Object.entries(value)) {
    if (!LOOK.includes(name)) continue;
    if (text === null || text === false) element.removeAttribute(name);
    else element.setAttribute(name, text === true ? '' : String(text));
  }
}

/** Errors and functions cannot be sent between windows unchanged. */
function toPlain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (_, part: unknown) => (part instanceof Error ? part.message : part)),
  );
}
