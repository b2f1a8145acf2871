import type { SolvedBeam } from '../../beam/answer/answer.ts';
import type { CombinedBeam } from '../../combinations/beam/answer.ts';
import { combineBeam } from '../../combinations/beam/explore.ts';
import type { RodStandard, Situation, UnitSystem } from '../../model/common/document.ts';
import type { Segments } from '../../sizing/sources.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';
import { isStrength } from '../isStrength.ts';
import type { AiscMethod } from '../rods/aisc360.ts';
import type { MemberForces } from './memberRange.ts';
import { scalePieces } from './piecewise.ts';

/** The origin of the forces of a check. */
export type MemberCause =
  | { readonly set: number }
  /** `combination` is the index in the list of its situation. */
  | { readonly situation: Situation; readonly combination: number };

/** The results by which a beam is judged. */
export interface SolvedMembers {
  readonly answer: Pick<SolvedBeam, 'sets'>;
  /** The combinations of the document; null if it states no rule: then each case set is judged individually. */
  readonly combined: CombinedBeam | null;
}

/** Factors from the units of a document to N and mm. */
export interface Scale {
  readonly force: number;
  readonly length: number;
}

/** Returns the factors from the units of a system. */
export function scaleOf(system: UnitSystem): Scale {
  return {
    force: convertQuantity(1, 'force', system, 0),
    length: 1000 * convertQuantity(1, 'length', system, 0),
  };
}

/** Forces along a beam in the units of the document, and their origin. */
export interface Loading {
  readonly N: Segments;
  readonly Q: Segments;
  readonly M: Segments;
  readonly cause: MemberCause;
  /** For AISC 360: whether the forces are those of strength or of allowable combinations. */
  readonly method: AiscMethod;
}

/**
 * Lists the forces to which a standard is applied: those of each case set, unfactored, for AISC 360 compared with
 * allowable strengths, or those of every strength combination that governs an effect somewhere.
 */
export function listLoadings({ answer, combined }: SolvedMembers, standard: RodStandard): Loading[] {
  if (combined === null)
    return answer.sets.map(({ N, Q, M }, set) => ({
      N: N.segments,
      Q: Q.segments,
      M: M.segments,
      cause: { set },
      // Service loads are compared with allowable strengths.
      method: 'ASD',
    }));
  return combined.situations.flatMap(({ situation, combinations }, index) =>
    isStrength(situation, standard)
      ? combinations.map((_, combination): Loading => {
          const method = situation === 'ASD' ? 'ASD' : 'LRFD';
          const { N, Q, M } = combineBeam(combined, { situation: index, combination });
          return {
            N: N!.segments,
            Q: Q!.segments,
            M: M!.segments,
            cause: { situation, combination },
            method,
          };
        })
      : [],
  );
}

/** Converts forces to N and mm. */
export function scaleForces(
  { N, Q, M }: Pick<Loading, 'N' | 'Q' | 'M'>,
  { force, length }: Scale,
): MemberForces {
  return {
    N: scalePieces(N, length, force),
    Q: scalePieces(Q, length, force),
    M: scalePieces(M, length, force * length),
  };
}
