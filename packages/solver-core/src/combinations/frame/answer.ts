import type { FrameSet, RefusedFrame } from '../../frame/answer/frameAnswer.ts';
import type { EnvelopeBorder } from '../along/envelopeBorder.ts';
import type { FieldEffect } from '../along/listLineEffects.ts';
import type { Combinations } from '../combinations.ts';
import type { CombinationFailure } from '../document/failures.ts';
import type { GoverningValue, Range } from '../document/governingValue.ts';
import type { NamedCombination } from '../document/namedCombinations.ts';
import type { CombinationPlan } from '../document/readCombinations.ts';
import type { Situation } from '../rule.ts';

/** The envelopes along a member: N, Q and M, and displacements where they are judged and known. */
export type MemberEnvelopes = Readonly<Partial<Record<FieldEffect, Range<EnvelopeBorder<FieldEffect>>>>>;

/** A component of the reaction of a joint, with the components that act together with it. */
export interface GoverningJointReaction extends GoverningValue {
  readonly coincident: { readonly x: number; readonly y: number; readonly moment: number };
}

/** The governing reactions of a supported joint, along the global axes. */
export interface JointReactions {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly x: Range<GoverningJointReaction>;
  readonly y: Range<GoverningJointReaction>;
  readonly moment: Range<GoverningJointReaction>;
  /**
   * Whether some combination lifts the frame off the support, which then has to pull it down: along the y axis of the
   * support.
   */
  readonly isLifted: boolean;
}

/** The governing displacements of a joint along the global axes, and its rotation. */
export interface JointDisplacements {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly x: Range<GoverningValue>;
  readonly y: Range<GoverningValue>;
  readonly r: Range<GoverningValue>;
}

/** A frame in all combinations of one situation. */
export interface FrameSituation {
  readonly situation: Situation;
  readonly sources: Combinations['sources'];
  /** The few combinations that govern somewhere. */
  readonly combinations: readonly NamedCombination[];
  /** Sets for which the rule has no expression in this situation. */
  readonly leftOut: readonly number[];
  /** One entry for each member. */
  readonly members: readonly MemberEnvelopes[];
  readonly reactions: readonly JointReactions[];
  /** Null if the situation does not concern displacements, or without real constants. */
  readonly displacements: readonly JointDisplacements[] | null;
}

/** Sources of a situation, from which one combination and the cause at any place are computed. */
export interface FrameSources {
  readonly combinations: Combinations;
  /** The results of each source. */
  readonly sets: readonly FrameSet[];
}

/** A frame in all of its combinations, in the units of its document. */
export interface CombinedFrame {
  readonly ok: true;
  readonly plan: CombinationPlan;
  readonly situations: readonly FrameSituation[];
  /** One entry for each situation. */
  readonly sources: readonly FrameSources[];
}

/** The reason why a frame cannot be combined: its sets, or the frame itself. */
export interface UncombinedFrame {
  readonly ok: false;
  readonly failures: readonly (CombinationFailure | RefusedFrame['failures'][number])[];
  /** The result that refuses the frame, if the solver refused it. */
  readonly answer: RefusedFrame | null;
}
