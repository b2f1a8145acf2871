import type { BeamCase } from '../../model/beam/document.ts';
import type { CombinationFailure } from '../document/failures.ts';
import { type CombinationPlan, readCombinations } from '../document/readCombinations.ts';
import { placeActions } from './placeActions.ts';

/** How the sets of a beam are combined, or every reason why they cannot be. */
export type PlannedBeam =
  | {
      readonly ok: true;
      readonly plan: CombinationPlan;
      /** The document in which self weight and settlements act only in named sets. */
      readonly placed: BeamCase;
    }
  | { readonly ok: false; readonly failures: readonly CombinationFailure[] };

/** Reads how the sets of a beam are combined, without a solve. `document` has been read. */
export function planBeam(document: BeamCase): PlannedBeam {
  const read = readCombinations(document);
  if (!read.ok) return read;
  const placed = placeActions(document, read.plan);
  return placed.ok ? { ok: true, plan: read.plan, placed: placed.document } : placed;
}
