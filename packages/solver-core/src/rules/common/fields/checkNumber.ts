/** The fault of a number of a field: it is missing, not finite, or not above zero. */
export type NumberProblem = 'null' | 'notFinite' | 'notPositive';

/**
 * Checks a number of a field: it must be there ('Field cannot be null'), finite, and with
 * `positive` above zero ('Value should be > 0').
 */
export function checkNumber(
  value: number | null | undefined,
  { positive = false }: { readonly positive?: boolean } = {},
): NumberProblem | null {
  if (value === null || value === undefined) return 'null';
  if (!Number.isFinite(value)) return 'notFinite';
  return positive && !(value > 0) ? 'notPositive' : null;
}
