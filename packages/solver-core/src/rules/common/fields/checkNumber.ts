/** The fault of a field's number: it is missing, not finite, or not above zero. */
export type NumberProblem = 'null' | 'notFinite' | 'notPositive';

/** Checks the number of a field: it must be present, finite and, if required, above zero. */
export function checkNumber(
  value: number | null | undefined,
  { positive = false }: { readonly positive?: boolean } = {},
): NumberProblem | null {
  if (value === null || value === undefined) return 'null';
  if (!Number.isFinite(value)) return 'notFinite';
  return positive && !(value > 0) ? 'notPositive' : null;
}
