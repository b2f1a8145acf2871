/** Location state of the not-found page, where a page of root alone was asked for by somebody else. */
export interface RestrictedState {
  readonly isRestricted: true;
}

/** Returns whether a page of root alone was asked for; what the browser's history brings back is checked. */
export function isRestricted(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isRestricted' in state && state.isRestricted === true
  );
}
