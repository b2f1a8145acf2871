/**
 * Returns whether a call failed because the server refused it. Any other failure leaves open whose session it is, and
 * so does a caller that has to wait. Judged by shape: who begins before the calls have come has no class to ask by.
 */
export function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    error.kind === 'refused' &&
    'status' in error &&
    error.status !== 429
  );
}
