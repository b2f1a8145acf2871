import { isRecord } from '../text/isRecord.ts';
import type { FeatureKey } from '../plans/features.ts';

/** A task that is to be solved, as far as what it uses goes. The document is one that nobody has checked yet. */
export interface UsedTask {
  readonly kind: 'msb' | 'truss' | 'section' | 'catalogue' | 'link';
  readonly document: unknown;
  readonly options: object;
}

/** Lists the features that solving a case uses beyond the mechanical results everybody has. */
export function featuresOf({ kind, document, options }: UsedTask): FeatureKey[] {
  return DETECT[kind](isRecord(document) ? document : {}, options);
}

/** Lists what of the used features is not among the enabled ones. */
export function findRestricted(used: readonly FeatureKey[], enabled: ReadonlySet<string>): FeatureKey[] {
  return used.filter((feature) => !enabled.has(feature));
}

type Detect = (document: Readonly<Record<string, unknown>>, options: UsedTask['options']) => FeatureKey[];

const DETECT: Readonly<Record<UsedTask['kind'], Detect>> = {
  msb: (document, options) => [
    ...(hasEntries('mohr' in options && options.mohr) ? (['msb.mohr'] as const) : []),
    ...(document['shear'] === true ? (['msb.shear'] as const) : []),
  ],
  truss: (document) => [isSpatial(document['joints']) ? 'truss.spatial' : 'truss.plane'],
  section: () => [],
  catalogue: () => [],
  link: () => [],
};

function hasEntries(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function isSpatial(joints: unknown): boolean {
  if (!Array.isArray(joints)) return false;
  return joints.some(
    (joint) => isRecord(joint) && joint['z'] !== undefined && joint['z'] !== null && joint['z'] !== 0,
  );
}
