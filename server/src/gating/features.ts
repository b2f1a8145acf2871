import { type StructureKind, isStructureKind, structureOf } from '../kinds/structures.ts';
import type { FeatureKey } from '../plans/features.ts';
import { isRecord } from '../text/isRecord.ts';

/** A task to be solved, and whatever decides which features it uses. Its document has not been validated yet. */
export interface UsedTask {
  readonly kind:
    StructureKind | 'section' | 'catalogue' | 'lightest' | 'lightestRods' | 'exact' | 'trussStudy' | 'link';
  readonly document: unknown;
  readonly options: object;
}

/** Lists the features that solving a case uses beyond the mechanical results everybody has. */
export function featuresOf({ kind, document, options }: UsedTask): FeatureKey[] {
  // A study of a structure uses the same features as solving it.
  const isOfTruss = kind === 'lightestRods' || kind === 'trussStudy';
  const solved = kind === 'lightest' ? 'msb' : isOfTruss ? 'truss' : kind;
  // Sections, look-ups and links are free for everybody.
  if (!isStructureKind(solved)) return [];
  return structureOf(solved).featuresOf(isRecord(document) ? document : {}, options);
}

/** Lists the used features that are not enabled. */
export function findRestricted(used: readonly FeatureKey[], enabled: ReadonlySet<string>): FeatureKey[] {
  return used.filter((feature) => !enabled.has(feature));
}
