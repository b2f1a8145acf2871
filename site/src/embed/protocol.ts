import type { KindName } from '../kinds/kindNames.ts';

/** The version of the messages; messages of unknown versions are refused. */
export const PROTOCOL = 1;

/** Requests that a page may send to a frame. Each is answered by one message `answer` with its `id`. */
export const ASKINGS = ['hello', 'get', 'set', 'solve', 'undo', 'redo', 'svg', 'look'] as const;

export type Asking = (typeof ASKINGS)[number];

/** A message from the embedding page: `{ eecs: 1, id: 7, type: 'set', value: document }`. */
export interface FrameRequest {
  readonly type: Asking;
  readonly id: string | number | null;
  /** A document for `set`, attributes by name for `look`. */
  readonly value: unknown;
}

/** Messages that a frame sends on its own, and its answers. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly kind: KindName }
  | { readonly type: 'height'; readonly value: number }
  | {
      readonly type: 'change' | 'select' | 'preview' | 'solve' | 'attempt' | 'fault';
      readonly value: unknown;
    }
  | { readonly type: 'answer'; readonly id: FrameRequest['id']; readonly ok: true; readonly value: unknown }
  | { readonly type: 'answer'; readonly id: FrameRequest['id']; readonly ok: false; readonly error: string };

/**
 * Reads a message: a request, the reason why it cannot be performed, or null if the message is not meant for the
 * editor.
 */
export function readRequest(
  data: unknown,
): FrameRequest | { readonly id: FrameRequest['id']; readonly error: string } | null {
  if (typeof data !== 'object' || data === null || !('eecs' in data)) return null;
  const { eecs, type, id, value } = data as Readonly<Record<string, unknown>>;
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  if (eecs !== PROTOCOL)
    return { id: known, error: `This frame speaks version ${PROTOCOL} of the protocol.` };
  const asking = ASKINGS.find((name) => name === type);
  if (asking === undefined)
    return { id: known, error: `"${String(type)}" is none of ${ASKINGS.join(', ')}.` };
  return { type: asking, id: known, value };
}
