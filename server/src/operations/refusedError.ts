/** A refusal that the operator can act on; printed as one line. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
