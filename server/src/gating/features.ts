import { type SolvedKind, isSolvedKind, solvedOf } from '../kinds/structures.ts';
import type { FeatureKey } from '../plans/features.ts';
import { isRecord } from '../text/isRecord.ts';

/** A task to be solved, with what decides which features it uses. Its document has not been validated yet. */
export interface UsedTask {
  readonly kind: SolvedKind | 'section' | 'catalogue' | 'lightest' | 'link';
  readonly document: unknown;
  readonly options: object;
}

/** Lists the features that solving a case uses beyond the mechanical results everybody has. */
export function featuresOf({ kind, document, options }: UsedTask): FeatureKey[] {
  // A search for a section uses what solving its beam does.
  const solved = kind === 'lightest' ? 'msb' : kind;
  // Sections, look-ups and links are everybody's.
  if (!isSolvedKind(solved)) return [];
  return solvedOf(solved).featuresOf(isRecord(document) ? document : {}, options);
}

/** Lists what of the used features is not among the enabled ones. */
export function findRestricted(used: readonly FeatureKey[], enabled: ReadonlySet<string>): FeatureKey[] {
  return used.filter((feature) => !enabled.has(feature));
}
