import type { BeamCase, Load, SolvedBeam } from '@eecs/solver-core';
import type { InfluenceChoice } from './influenceChoice.ts';
import type { MovedLoads } from './moveOwnLoads.ts';
import { AGREES, readFound, scaleOf } from './readFound.ts';

/** The value of a quantity with loads at the worst places of its influence line. */
export interface WorstFound {
  /** The value of the solved beam. */
  readonly value: number;
  /** The value by the influence line, plus the contribution of settlements, which no influence line includes. */
  readonly promised: number;
  readonly agrees: boolean;
  /** Whether the loads are already there. */
  readonly isSo: boolean;
}

export interface WorstAsked {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
  /** Index of the case set. */
  readonly index: number;
  readonly choice: InfluenceChoice;
  readonly side: 'left' | 'right';
}

/**
 * Compares the value by the influence line for moved loads with that of the solved beam; null if either answer lacks
 * the case set.
 */
export function compareWorst(
  { document, answer, index, choice, side }: WorstAsked,
  moved: MovedLoads,
  solved: SolvedBeam,
): WorstFound | null {
  const [set, former] = [solved.sets[index], answer.sets[index]];
  if (set === undefined || former === undefined) return null;
  const value = readFound(moved.document, choice, { set, side });
  // The contribution of settlements does not change when loads move.
  const settled = readFound(document, choice, { set: former, side }) - moved.before;
  const promised = moved.value + settled;
  const scale = Math.max(scaleOf(set, choice), Math.abs(moved.value));
  return {
    value,
    promised,
    agrees: Math.abs(value - promised) <= AGREES * scale,
    isSo: moved.document.loads.every((load, at) => isSamePlace(load, document.loads[at])),
  };
}

function isSamePlace(load: Load, other: Load | undefined): boolean {
  return other !== undefined && load.id === other.id && String(load.x) === String(other.x);
}
