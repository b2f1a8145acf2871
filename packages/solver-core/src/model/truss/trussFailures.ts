import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { CorrectionCode } from '../../failures/correctionCodes.ts';
import type { FailureGroup } from '../../failures/failureGroups.ts';
import type { FailureCode } from '../../failures/failureCodes.ts';

/**
 * Every code of a refusal that only a truss can get, with its error number; the part before the dot is its group, which
 * gives an answer its message in the order of `FAILURE_GROUPS`. A truss is refused by the codes of `FAILURE_CODES` as
 * well.
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
  /** A link between two joints at one place; `ids` are the link's, `values` its joints. */
  'geometry.zeroLength': 42217,
  /** A force or a settlement along z although no joint has a z: a plane truss has no such direction. */
  'geometry.outOfPlane': 42217,
  /** A change of temperature where the material does not state its thermal expansion. */
  'materials.expansion': 42215,
  /** An indeterminate truss whose links have no E·A. */
  'range.indeterminate': 42211,
  /** The factor of the equations would not fit into the memory allowed. */
  'range.memory': 42211,
} as const satisfies Readonly<Record<`${FailureGroup}.${string}`, number>>;

/** Code of a refusal that only a truss can get. */
export type TrussFailureCode = keyof typeof TRUSS_FAILURE_CODES;

/** Codes of notes on a solved truss, in addition to `CORRECTION_CODES`. */
export const TRUSS_CORRECTION_CODES = [
  /** A load states another direction than its class fixes, AxialLoad 0 and ShearLoad 90: the class decides. */
  'correction.direction',
  /** A link carries a load between its joints: they get it by statics, and the link's own bending is not covered. */
  'correction.linkBending',
  /**
   * Links (`ids`) lie on others along a part of their length, and no joint divides those, as when two trusses were
   * merged. They act in parallel.
   */
  'correction.linksOverlap',
  /**
   * Some links have a material and a cross-section, the others (`ids`) lack one: forces follow from
   * equilibrium alone, and nothing else is computed.
   */
  'correction.unusedConstants',
  /**
   * Joints (`ids`, the one that moves most first) move by 1/50 of the truss's extent or more, or the ends of a link by
   * 1/50 of its length against each other: linear theory does not hold, and the truss may be nearly a mechanism.
   * `values`: `joint`, its `displacement` and the `extent` in the unit of the joints, the case set (`set`), and the
   * link
   * `i`–`j` whose ends move most against each other, by `turned` of its length.
   */
  'correction.largeDisplacement',
  /**
   * Links (`ids`, the worst first) are compressed beyond their Euler load pi²·E·Iv/l². `values`: how many `times` the
   * first of them, in which case set (`set`).
   */
  'correction.eulerLoad',
  /**
   * Links (`ids`) that are compressed are built up of parts held by battens or lacing: their Euler load is that of
   * parts that bend as one, an upper bound. `values`: the Euler load without any connection in `times` the one that is
   * taken, of the link of which it is least.
   */
  'correction.builtUpBuckling',
] as const;

/** Code of something to know about a solved truss only. */
export type TrussCorrectionCode = (typeof TRUSS_CORRECTION_CODES)[number];

/** One reason why a truss cannot be solved, or one note on a solved truss; otherwise the same as `Failure`. */
export interface TrussFailure extends Omit<Failure, 'code'> {
  readonly code: TrussFailureCode | TrussCorrectionCode | FailureCode | CorrectionCode;
}

/** Creates a failure of a truss; `ids` and `values` are empty when left out. */
export function createTrussFailure(
  code: TrussFailure['code'],
  path: string,
  details?: Parameters<typeof createFailure>[2],
): TrussFailure {
  // The failure created from a code is the same whichever list contains the code.
  return createFailure(code as FailureCode, path, details);
}
