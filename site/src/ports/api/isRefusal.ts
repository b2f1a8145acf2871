/**
 * Returns whether a call failed because the server refused it. After any other failure it is unknown whose session it
 * is; the same applies to a caller that has to wait. Checked by its fields, because the class loads with the calls,
 * which may not be loaded yet.
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
