/** The fields of a parsed document that state how its case sets are combined. */
interface Combined {
  readonly caseSets?: readonly { readonly action?: unknown; readonly situation?: unknown }[];
  readonly combinations?: unknown;
  readonly limits?: unknown;
}

/**
 * Writes the combination settings of a document, which are not part of its fingerprint; empty if they are not
 * requested.
 */
export function writeCombinations(document: unknown, options: object): string {
  const { include } = options as { readonly include?: readonly string[] };
  if (include?.includes('combinations') !== true) return '';
  const { caseSets = [], combinations = null, limits = null } = document as Combined;
  const actions = caseSets.map(({ action = null, situation = null }) => [action, situation]);
  return JSON.stringify([combinations, limits, actions]);
}
