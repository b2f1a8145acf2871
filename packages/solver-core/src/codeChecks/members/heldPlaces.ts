import { NO_FREE_STRETCH } from '../../linalg/tolerance.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';

/**
 * Supports that restrain a beam laterally under any load; springs yield, and hinges within the beam are in the same
 * list.
 */
const FIRM: ReadonlySet<string> = new Set(['fixed', 'simple', 'cantilever']);

/** Lists the places of the firm supports. */
function bearingsOf({ supports }: BeamCase): number[] {
  return supports.filter(({ className }) => FIRM.has(className)).map(({ x }) => x);
}

/** Returns the places that restrain a beam laterally, in mm and ascending; null if the document does not state them. */
export function placesOf(
  document: BeamCase,
  { restraints, places = [], units: own = 0 }: MemberLimits,
  length: number,
): readonly number[] | 'continuous' | null {
  if (restraints === undefined || restraints === 'continuous') return restraints ?? null;
  const { units, L } = document;
  const given =
    restraints === 'supports'
      ? bearingsOf(document)
      : places.map((x) => convertQuantity(x, 'length', own, units.system));
  const within = given
    .filter((x) => x >= -NO_FREE_STRETCH * L && x <= (1 + NO_FREE_STRETCH) * L)
    .map((x) => Math.min(L, Math.max(0, x)));
  return within.length === 0 ? null : [...new Set(within.map((x) => x * length))].sort((a, b) => a - b);
}

/** Returns whether a place of lateral restraint lies beyond the beam. */
export function isBeyond(
  { L, units }: BeamCase,
  { restraints, places = [], units: own = 0 }: MemberLimits,
): boolean {
  return (
    restraints === 'places' &&
    places.some((x) => {
      const place = convertQuantity(x, 'length', own, units.system);
      return place < -NO_FREE_STRETCH * L || place > (1 + NO_FREE_STRETCH) * L;
    })
  );
}
