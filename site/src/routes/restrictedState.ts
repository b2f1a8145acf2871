/** Location state of the not-found page after another user requested a page of root. */
export interface RestrictedState {
  readonly isRestricted: true;
}

/** Returns whether a page of root was requested; the state from the browser's history is validated. */
export function isRestricted(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isRestricted' in state && state.isRestricted === true
  );
}
