/** What was asked cannot be done, for a reason the operator can mend; printed as one line. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
