import type { BeamCase } from '../../../model/beam/document.ts';
import { isCut } from '../discs.ts';
import type { Verdict } from '../verdict.ts';

/** The number of restraints that a beam needs and has. */
export interface RestraintCount {
  /** Hinges and releases that cut the beam; a hinge at an end does nothing. */
  readonly hinges: number;
  readonly needed: number;
  readonly found: number;
}

/** Counts the restraints that a beam needs to be stable: three, and one more for each hinge. */
export function countRestraints(document: BeamCase, { W }: Pick<Verdict, 'W'>): RestraintCount {
  const hinges = document.supports.filter((_, index) => isCut(document, index)).length;
  // The verdict's W is 3 + hinges - restraints.
  return { hinges, needed: 3 + hinges, found: 3 + hinges - W };
}
