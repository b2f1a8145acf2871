import { PRODUCT_OPTIONS } from '../model/productOptions.ts';

/** Why objects cannot be taken into a case: too many at once, or too many in all. */
export interface ImportProblem {
  readonly code: 'batch' | 'total';
  readonly maximum: number;
}

/**
 * Checks how many objects of one kind, materials or sections, a person takes from libraries or files into one case: five at once,
 * ten in total. `already` were taken before; what is made by hand does not count.
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
  const { importPerBatch, importInTotal } = PRODUCT_OPTIONS;
  if (count > importPerBatch) return { code: 'batch', maximum: importPerBatch };
  return already + count > importInTotal ? { code: 'total', maximum: importInTotal } : null;
}
