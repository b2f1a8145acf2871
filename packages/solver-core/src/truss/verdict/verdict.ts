import type { Verdict, VerdictStatus } from '../../rules/verdict.ts';
import type { FinitenessEvidence } from './finiteMotions.ts';

/** What `judgeTruss` reads of a document. */
export interface JudgedTruss {
  readonly joints: readonly {
    readonly x: number;
    readonly y: number;
    /** 0 where it is absent. A truss is plane when every z is 0. */
    readonly z?: number;
    /** Bits of the held directions: 1 is x, 2 is y, 4 is z; z counts in space only. */
    readonly anchor: number;
  }[];
  readonly links: readonly { readonly i: number; readonly j: number }[];
}

/** First-order motion of one joint; of a plane truss z is 0. */
export interface JointMotion {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What allows a motion of joints. Ids are indexes of joints. */
export interface TrussCause {
  readonly code:
    | /** The truss moves as one body: fewer held directions than a body has motions. Ids: its anchored joints. */ 'tooFewRestraints'
    | /** Enough held directions, but all parallel: the body slides across them. Ids: its anchored joints. */ 'parallelRestraints'
    | /** Enough held directions, but in a place where the body turns all the same: their lines meet, in space all of them one axis. Ids: its anchored joints. */ 'concurrentRestraints'
    | /** A part of the truss that nothing ties to the rest, and that its own anchors do not hold. Ids: its joints. */ 'detachedPart'
    | /** A joint with fewer links and held directions than it has directions. Ids: the joint. */ 'looseJoint'
    | /** Links enough, but all on one line at a joint, which moves across. Ids: the joint. */ 'collinearLinks'
    | /** Links enough, but all in one plane at a joint, which moves across. Ids: the joint. */ 'coplanarLinks'
    | /** Parts move against each other wherever their joints were: links or anchors are missing. Ids: joints that move. */ 'tooFewLinks'
    | /** Links and anchors would do in another place; in this one they do not. Ids: joints that move. */ 'linkGeometry';
  readonly ids: readonly number[];
}

/** An edit of the document that stops a motion, one operation in the manner of JSON Patch, whose `add` replaces an anchor that is there: alone, it raises the rank. */
export type TrussFix =
  | {
      readonly code: 'addAnchor';
      readonly edit: {
        readonly op: 'add';
        readonly path: `/joints/${number}/anchor`;
        readonly value: number;
      };
    }
  | {
      readonly code: 'addLink';
      readonly edit: {
        readonly op: 'add';
        readonly path: '/links/-';
        readonly value: { readonly i: number; readonly j: number };
      };
    };

/**
 * One independent motion, scaled so that its largest component is 1; joints that stay are left out.
 * The first fixes of all mechanisms together make the truss stand, but for rounding; where the rank is a bound, they end the motions told.
 */
export interface TrussMechanism {
  readonly joints: readonly JointMotion[];
  readonly causes: readonly TrussCause[];
  readonly fixes: readonly TrussFix[];
}

/** Whether a truss can stand, and how its joints move if not. */
export interface TrussVerdict extends Omit<
  Verdict,
  'status' | 'mechanisms' | 'degree' | 'rank' | 'W' | 'exact'
> {
  /** `unknown` of a truss too large to be judged, in which no motion was found. */
  readonly status: VerdictStatus | 'unknown';
  /** Degree of static indeterminacy, unknowns minus rank: independent forces that links and anchors can hold without any load. */
  readonly degree: number;
  /** Equations minus unknowns: directions of all joints less links and held directions. */
  readonly W: number;
  /** Rank of the equations of equilibrium, by what rounding leaves where it decided; as many independent mechanisms as it falls short of the equations. */
  readonly rank: number;
  /** Where the truss was too large to count all motions: `rank` is then the most it can be, and `degree` the least. Absent elsewhere. */
  readonly isRankAtMost?: true;
  /** False where rounding decided: above ordinary sizes, or when the coordinates are special but for their rounding. */
  readonly exact: boolean;
  /**
   * What says that a motion is finite, or that none is. Absent where the truss stands or the count is enough to know.
   * `rank`: it is the greatest there is with these links, so motions are finite. `followed`: one was followed, in doubles, to where all links have
   * their lengths again. `selfStress`: a self-stress stiffens all of them, so none is finite. `none`: neither was found; called instantly changeable.
   */
  readonly evidence?: 'rank' | FinitenessEvidence;
  /** The first fifty, of a truss of more than 500 joints the first ten; the rank tells how many there are. Rounding and size may hide some. */
  readonly mechanisms: readonly TrussMechanism[];
}
