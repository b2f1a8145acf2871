import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { CorrectionCode } from '../../failures/correctionCodes.ts';
import type { FailureGroup } from '../../failures/failureGroups.ts';
import type { FailureCode } from '../../failures/failureCodes.ts';

/**
 * Every code of a failure that only a truss can have, with its error number. The part before the dot is its group; the
 * message of a refusal is chosen in the order of `FAILURE_GROUPS`. A truss can also fail with the codes of
 * `FAILURE_CODES`.
 */
export const TRUSS_FAILURE_CODES = {
  /** The truss has no joints. */
  'geometry.noJoints': 42217,
  /** There is no link. */
  'geometry.noLinks': 42217,
  /** A link joins a joint to itself. */
  'geometry.linkToItself': 42217,
  /** Two links join the same two joints; `ids` are both. */
  'geometry.doubledLink': 42217,
  /** A link connects two joints at the same place; `ids` identify the link, `values` its joints. */
  'geometry.zeroLength': 42217,
  /** A force or a settlement along z although no joint has a z: a plane truss has no such direction. */
  'geometry.outOfPlane': 42217,
  /** A change of temperature where the material does not state its thermal expansion. */
  'materials.expansion': 42215,
  /** The truss is statically indeterminate, but its links have no E·A. */
  'range.indeterminate': 42211,
  /** The factor of the equations would exceed the allowed memory. */
  'range.memory': 42211,
} as const satisfies Readonly<Record<`${FailureGroup}.${string}`, number>>;

/** Code of a failure that only a truss can have. */
export type TrussFailureCode = keyof typeof TRUSS_FAILURE_CODES;

/** Codes of notes on a solved truss, in addition to `CORRECTION_CODES`. */
export const TRUSS_CORRECTION_CODES = [
  /** A load states a direction other than the one its class fixes (AxialLoad 0, ShearLoad 90): the class decides. */
  'correction.direction',
  /**
   * A link carries a load between its joints: its reactions act on the joints, and the bending of the link itself is
   * not computed.
   */
  'correction.linkBending',
  /**
   * Links (`ids`) lie on other links along a part of their length, and no joint divides the latter, for example after
   * two trusses were merged. The links act in parallel.
   */
  'correction.linksOverlap',
  /**
   * Some links have a material and a cross-section, the others (`ids`) lack one of them: forces follow from equilibrium
   * alone, and nothing else is computed.
   */
  'correction.unusedConstants',
  /**
   * Joints (`ids`, the one that moves most first) move by 1/50 of the truss's extent or more, or the ends of a link
   * move relative to each other by 1/50 of its length: linear theory does not hold, and the truss may be nearly a
   * mechanism. `values`: `joint`, its `displacement` and the `extent` in the unit of the coordinates, the case set
   * (`set`), and the link `i`–`j` whose ends have the largest relative displacement, `turned`, as a part of its length.
   */
  'correction.largeDisplacement',
  /**
   * Links (`ids`, the worst first) are compressed beyond their Euler load pi²·E·Iv/l². `values`: the ratio for the
   * first of them (`times`) and the case set (`set`).
   */
  'correction.eulerLoad',
  /**
   * Compressed links (`ids`) are built up of parts connected by battens or lacing: their Euler load is computed as if
   * the parts bent as one, an upper bound. `values`: `times`, the least ratio of the Euler load without any connection
   * to the one used.
   */
  'correction.builtUpBuckling',
] as const;

/** Code of a note that only solved trusses have. */
export type TrussCorrectionCode = (typeof TRUSS_CORRECTION_CODES)[number];

/** One reason why a truss cannot be solved, or one note on a solved truss; otherwise the same as `Failure`. */
export interface TrussFailure extends Omit<Failure, 'code'> {
  readonly code: TrussFailureCode | TrussCorrectionCode | FailureCode | CorrectionCode;
}

/** Creates a failure of a truss; `ids` and `values` are empty if omitted. */
export function createTrussFailure(
  code: TrussFailure['code'],
  path: string,
  details?: Parameters<typeof createFailure>[2],
): TrussFailure {
  // The failure created from a code is the same whichever list contains the code.
  return createFailure(code as FailureCode, path, details);
}
