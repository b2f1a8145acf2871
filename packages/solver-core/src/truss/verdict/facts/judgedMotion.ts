import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import type { ExactCoordinates } from './exactCoordinates.ts';
import type { RigidParts } from './rigidParts.ts';
import type { WholeMotion } from './wholeMotion.ts';

/** A truss as its verdict sees it. */
export interface TrussFacts {
  readonly dim: 2 | 3;
  readonly graph: LinkGraph;
  /** Held directions of each joint as bits, those of the plane only in the plane. */
  readonly anchors: Uint8Array;
  readonly coordinates: ExactCoordinates;
  readonly parts: RigidParts;
}

/** The further cost of describing its motions. */
export interface MovingTruss extends TrussFacts {
  /** Coordinates as whole numbers, `dim` a joint. */
  readonly whole: readonly bigint[];
  /** The piece of each joint, and the joints of each piece: what links tie to each other. */
  readonly pieceOf: Int32Array;
  readonly pieces: readonly (readonly number[])[];
}

/** A motion with what is known of it. */
export interface JudgedMotion {
  readonly motion: WholeMotion;
  /** The piece that moves as one body; null if parts move against each other. */
  readonly body: number | null;
  /** Whether it goes on as a finite motion, for certain. */
  readonly isFinite: boolean;
  /** Whether links are missing wherever the joints are. */
  readonly isLoose: boolean;
}

/** Held directions that keep a body in place, if they are where they should be. */
export function bodyFreedom(dim: 2 | 3): number {
  return dim === 2 ? 3 : 6;
}
