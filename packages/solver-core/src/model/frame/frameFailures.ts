import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { CorrectionCode } from '../../failures/correctionCodes.ts';
import type { FailureGroup } from '../../failures/failureGroups.ts';
import type { FailureCode } from '../../failures/failureCodes.ts';

/**
 * Every code with which a frame can be refused in addition to `FAILURE_CODES`, with its error number; the part before
 * the dot is its group.
 */
export const FRAME_FAILURE_CODES = {
  /** The frame has no joints. */
  'geometry.noJoints': 42217,
  /** There is no member. */
  'geometry.noMembers': 42217,
  /** A member joins a joint to itself. */
  'geometry.memberToItself': 42217,
  /** A member connects two joints at the same place; `ids` identify the member, `values` its joints. */
  'geometry.zeroLength': 42217,
  /** Both ends of a member release so many forces that it can move even between clamped joints. */
  'geometry.releases': 42217,
  /**
   * A curved member rises too high over its chord to have one place above each place of it; `values` are the `rise` and
   * the chord `L`.
   */
  'geometry.rise': 42217,
  /** The middle of a parabola is shifted by a quarter of its chord or more; `values` are `shift` and the chord `L`. */
  'geometry.shift': 42217,
  /** A member can bear neither tension nor compression. */
  'geometry.bearsNothing': 42217,
  /** A change of temperature where the material does not state its thermal expansion. */
  'materials.expansion': 42215,
  /** A temperature difference is given over the depth of a section that does not state its depth. */
  'materials.depth': 42215,
  /** The frame is statically indeterminate, but its members have no E·A and E·I. */
  'range.indeterminate': 42211,
  /** Inextensible members restrain each other more than once, so that no equation determines their forces. */
  'range.inextensible': 42211,
  /** The loads of a case set exceed those at which the frame buckles; `values` are its `set` and the load `factor`. */
  'range.buckling': 42211,
  /** The axial forces of the second-order analysis do not converge; `values.set` is the case set. */
  'range.secondOrder': 42211,
  /** Tension-only or compression-only members keep becoming slack and active again; `values.set` is the case set. */
  'range.oneWay': 42211,
  /** Without the slack members the remaining ones are a mechanism; `ids` are the slack ones. */
  'range.slack': 42211,
  /** The factor of the equations would exceed the allowed memory. */
  'range.memory': 42211,
  /** A moment acts on a joint at which every member is hinged. */
  'loads.momentOnHinge': 42213,
  /** A curved member in the second order, which is solved for straight members only. */
  'features.curvedSecondOrder': 42201,
  /** A curved member in a frame with elastic beds, which are solved for straight members only. */
  'features.curvedBedding': 42201,
  /** A curved member that bears tension or compression only. */
  'features.curvedOneWay': 42201,
  /** Buckling or vibration is asked for in a frame with a curved member. */
  'features.curvedStability': 42201,
} as const satisfies Readonly<Record<`${FailureGroup}.${string}`, number>>;

/** A code with which a frame can be refused in addition to `FAILURE_CODES`. */
export type FrameFailureCode = keyof typeof FRAME_FAILURE_CODES;

/** Codes of notes on a solved frame, in addition to `CORRECTION_CODES`. */
export const FRAME_CORRECTION_CODES = [
  /** A load states a direction other than the one its class fixes (AxialLoad 0, ShearLoad 90): the class decides. */
  'correction.direction',
] as const;

/** Code of a note that only solved frames have. */
export type FrameCorrectionCode = (typeof FRAME_CORRECTION_CODES)[number];

/** One reason why a frame cannot be solved, or one note on a solved frame; otherwise the same as `Failure`. */
export interface FrameFailure extends Omit<Failure, 'code'> {
  readonly code: FrameFailureCode | FrameCorrectionCode | FailureCode | CorrectionCode;
}

/** Creates a failure of a frame; `ids` and `values` are empty if omitted. */
export function createFrameFailure(
  code: FrameFailure['code'],
  path: string,
  details?: Parameters<typeof createFailure>[2],
): FrameFailure {
  // The failure created from a code is the same whichever list contains the code.
  return createFailure(code as FailureCode, path, details);
}
