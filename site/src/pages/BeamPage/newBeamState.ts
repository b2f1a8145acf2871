/** Location state of a link that asks for an empty beam. */
export const NEW_BEAM_STATE = { newBeam: true } as const;

/** Answers whether a location was reached by such a link. */
export function asksForNewBeam(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'newBeam' in state && state.newBeam === true;
}
