/**
 * Limits on the materials and cross-sections that a person imports from libraries or files into one case: at once, and
 * in total.
 */
export const IMPORT_LIMITS = { perBatch: 5, inTotal: 10 } as const;

/** The reason why objects cannot be imported into a case: too many at once, or too many in total. */
export interface ImportProblem {
  readonly code: 'batch' | 'total';
  readonly maximum: number;
}

/**
 * Checks how many objects of one kind, materials or sections, a person imports from libraries or files into one case:
 * five at once, ten in total. `already` counts earlier imports; objects made by hand do not count.
 *
 * @example checkImport({ count: 5, already: 6 }) // { code: 'total', maximum: 10 }
 */
export function checkImport({
  count,
  already,
}: {
  readonly count: number;
  readonly already: number;
}): ImportProblem | null {
  const { perBatch, inTotal } = IMPORT_LIMITS;
  if (count > perBatch) return { code: 'batch', maximum: perBatch };
  return already + count > inTotal ? { code: 'total', maximum: inTotal } : null;
}
