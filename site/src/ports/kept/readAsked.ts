/**
 * Reads the request that a link makes of a page. Values from the browser's history are validated like all external
 * input.
 */
export function readAsked<Document>(
  state: unknown,
  name: string,
  parse: (value: unknown) => Document | null,
): Document | 'new' | null {
  if (typeof state !== 'object' || state === null) return null;
  const asked = (state as Readonly<Record<string, unknown>>)[name];
  if (asked === 'new') return 'new';
  return asked === undefined ? null : parse(asked);
}

/** Reads which of the stored documents a link requests. */
export function readOpenSlot(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('openSlot' in state)) return null;
  return typeof state.openSlot === 'string' ? state.openSlot : null;
}
