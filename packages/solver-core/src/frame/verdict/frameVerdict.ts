import type { VerdictStatus } from '../../rules/common/verdictStatus.ts';

/**
 * First-order motion of one rigid part: `x` and `y` are the velocity of its point at the origin, `omega` the rotation,
 * counter-clockwise. A joint of the part at (X, Y) moves by (x - omega·Y, y + omega·X).
 */
export interface PartMotion {
  /** Indexes of the joints that move with the part. */
  readonly joints: readonly number[];
  /** Indexes of the members that form the part or belong to it. */
  readonly members: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly omega: number;
}

/** The cause that allows a motion. Ids are indexes of joints. */
export interface FrameCause {
  readonly code:
    | /** The frame moves as one body: fewer held directions than a body has motions. Ids: its supported joints. */ 'tooFewRestraints'
    | /** Enough held directions, but all parallel. Ids: its supported joints. */ 'parallelRestraints'
    | /** Enough held directions, but their lines meet in one point. Ids: its supported joints. */ 'concurrentRestraints'
    | /** A part that nothing ties to the rest, and that its own supports do not hold. Ids: its joints. */ 'detachedPart'
    | /** Hinges that lie on one line. Ids: their joints. */ 'collinearHinges'
    | /** Parts move against each other wherever the hinges were. Ids: joints of the hinges between them. */ 'tooManyHinges'
    | /** Members and supports would do in another place; in this one they do not. Ids: joints that move. */ 'hingeGeometry';
  readonly ids: readonly number[];
}

/**
 * An edit of the document that stops a motion, one operation in the manner of JSON Patch. Each fix alone raises the
 * rank.
 */
export type FrameFix =
  | {
      readonly code: 'giveRoller' | 'givePin' | 'giveClamp';
      readonly joint: number;
      readonly edit: {
        readonly op: 'add';
        readonly path: `/joints/${number}/support`;
        readonly value: { readonly className: 'simple' | 'fixed' | 'cantilever' };
      };
    }
  | {
      readonly code: 'closeHinge';
      readonly joint: number;
      readonly member: number;
      readonly edit: { readonly op: 'remove'; readonly path: `/members/${number}/ends/${'i' | 'j'}/M` };
    };

/** One independent motion, scaled so that its largest displacement of a joint is 1; parts at rest are left out. */
export interface FrameMechanism {
  readonly parts: readonly PartMotion[];
  readonly causes: readonly FrameCause[];
  readonly fixes: readonly FrameFix[];
}

/** Whether a frame is stable, and how its parts move if it is not. */
export interface FrameVerdict {
  readonly status: VerdictStatus;
  /** Degree of static indeterminacy, unknowns minus rank. */
  readonly degree: number;
  /** Equations minus unknowns. */
  readonly W: number;
  /**
   * Rank of the equations of equilibrium; the number of independent mechanisms is the number of equations minus the
   * rank.
   */
  readonly rank: number;
  /** False if rounding decided: the frame is too large, or a support is rotated by an angle without an exact cosine. */
  readonly exact: boolean;
  /** True for a frame too large for its rank, of which only unknowns and equations were counted. Absent otherwise. */
  readonly isByCount?: true;
  /**
   * The reason why a motion is called finite: `rank`, because its conditions are independent, or `followed`, because it
   * was followed in doubles to a position where all conditions hold again. `none`: neither was found, and the frame is
   * called infinitesimally movable. Absent if the frame is stable.
   */
  readonly evidence?: 'rank' | 'followed' | 'none';
  /** The first fifty. */
  readonly mechanisms: readonly FrameMechanism[];
}
