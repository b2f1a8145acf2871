import type { Joint, JointLoad as WholeLoad, Link, TrussCase as WholeTruss } from '@eecs/solver-core/truss';

/**
 * A truss document as a drawing takes it, in the base units of `units.system` (SI: m, N; US: in, lbf): what `parseTruss` reads, and all that it
 * would fill in may be missing. Everything else in a document is welcome and kept.
 */
export interface TrussCase
  extends Pick<WholeTruss, 'className'>, Partial<Pick<WholeTruss, 'title' | 'aspectRatio' | 'k'>> {
  readonly units?: Pick<WholeTruss['units'], 'system'>;
  readonly joints: readonly TrussJoint[];
  readonly links: readonly TrussLink[];
  readonly caseSets?: readonly Partial<Pick<WholeTruss['caseSets'][number], 'title'>>[];
}

/** A joint where it stands, with what holds and loads it. */
export interface TrussJoint extends Pick<Joint, 'x' | 'y'>, Partial<Pick<Joint, 'id' | 'z' | 'anchor'>> {
  readonly loads?: readonly JointLoad[];
}

/** A force on a joint; without `sets` it is in every case set. */
export interface JointLoad extends Partial<Pick<WholeLoad, 'id' | 'alpha' | 'beta' | 'sets'>> {
  readonly className: string;
  /** [value, ...]; the value acts along `alpha`, raised out of the xy plane by `beta`. */
  readonly c: readonly number[];
}

/** A rod between two joints. */
export type TrussLink = Pick<Link, 'i' | 'j'> & Partial<Pick<Link, 'id'>>;
