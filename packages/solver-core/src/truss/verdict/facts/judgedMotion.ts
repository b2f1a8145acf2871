import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import type { ExactCoordinates } from './exactCoordinates.ts';
import type { RigidParts } from './rigidParts.ts';
import type { WholeMotion } from './wholeMotion.ts';

/** The facts about a truss that its verdict is derived from. */
export interface TrussFacts {
  readonly dim: 2 | 3;
  readonly graph: LinkGraph;
  /** Held directions of each joint as bits, those of the plane only in the plane. */
  readonly anchors: Uint8Array;
  readonly coordinates: ExactCoordinates;
  readonly parts: RigidParts;
}

/** The further facts needed to describe its motions. */
export interface MovingTruss extends TrussFacts {
  /** Coordinates as integers, `dim` for each joint. */
  readonly whole: readonly bigint[];
  /** The connected component of each joint, and the joints of each component. */
  readonly pieceOf: Int32Array;
  readonly pieces: readonly (readonly number[])[];
}

/** A motion with what is known about it. */
export interface JudgedMotion {
  readonly motion: WholeMotion;
  /** The component that moves as a rigid body; null if parts move relative to each other. */
  readonly body: number | null;
  /** Whether it certainly continues as a finite motion. */
  readonly isFinite: boolean;
  /** Whether links are missing for every position of the joints. */
  readonly isLoose: boolean;
}

/** Returns the number of held directions that keep a rigid body in place if they are arranged suitably. */
export function bodyFreedom(dim: 2 | 3): number {
  return dim === 2 ? 3 : 6;
}
