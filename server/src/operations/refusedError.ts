/** A refusal for a reason that the operator can correct; printed as one line. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
