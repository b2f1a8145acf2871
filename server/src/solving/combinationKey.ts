/** The fields of a parsed document that define how its case sets are combined. */
interface Combined {
  readonly caseSets?: readonly { readonly action?: unknown; readonly situation?: unknown }[];
  readonly combinations?: unknown;
  readonly limits?: unknown;
  readonly links?: readonly { readonly K?: unknown }[];
}

/**
 * Writes as text the settings by which the case sets of a document are combined and its rods checked, which are not
 * part of its fingerprint; empty if neither is requested.
 */
export function writeCombinations(document: unknown, options: object): string {
  const { include } = options as { readonly include?: readonly string[] };
  const hasRods = include?.includes('rods') === true;
  const isCombined = include?.some((part) => part === 'combinations' || part === 'members') === true;
  if (!hasRods && !isCombined) return '';
  const { caseSets = [], combinations = null, limits = null, links = [] } = document as Combined;
  const actions = caseSets.map(({ action = null, situation = null }) => [action, situation]);
  const factors = hasRods ? links.map(({ K = null }) => K) : [];
  return JSON.stringify([combinations, limits, actions, factors]);
}
