import type { Diagram } from '../../diagrams/diagram.ts';

/** A displacement that a unit load can be set against: along y, as rotation, along x. */
export type MohrKind = 'deflection' | 'slope' | 'axial';

/** A displacement asked for: of the beam at x along +y, counter-clockwise, or along +x. */
export interface MohrPoint {
  /** m or in. */
  readonly x: number;
  readonly kind: MohrKind;
  /**
   * Where the opposite unit load of a pair stands: the displacement is then that at x less that at `opposite`.
   * @default no pair, the unit load at x alone
   */
  readonly opposite?: number;
}

/**
 * The product of one force diagram and its unit diagram over a stretch (A. K. Vereshchagin's rule): the area of the
 * diagram, its centroid, and the unit diagram's ordinate there; `value` = area·ordinate/stiffness is integrated
 * exactly.
 */
export interface MohrSegment {
  readonly x0: number;
  readonly x1: number;
  readonly force: 'M' | 'N' | 'Q';
  readonly area: number;
  /** Null if the area vanishes beside the diagram's ordinates, so that it has no centroid. */
  readonly centroid: number | null;
  readonly ordinate: number | null;
  /** EI of M, EA of N, G·As of Q. */
  readonly stiffness: number;
  readonly value: number;
}

/** The parts of the displacement in one case set, m or in, of a slope rad; `total` is their sum. */
export interface MohrCase {
  readonly M: number;
  readonly N: number;
  /** 0 where shear strains do not count. */
  readonly Q: number;
  /** The part of the springs: unit reaction times reaction times flexibility. */
  readonly springs: number;
  /** The part of the supports' settlements: minus unit reaction times settlement. */
  readonly settlement: number;
  readonly total: number;
  readonly segments: readonly MohrSegment[];
  /** The same displacement read from its diagram, and the difference relative to the diagram's largest ordinate. */
  readonly check: { readonly expected: number; readonly difference: number; readonly passed: boolean };
}

/** The displacement at one point by the Maxwell-Mohr integral, with the diagrams of the unit load there. */
export interface Mohr extends MohrPoint {
  readonly unit: { readonly N: Diagram; readonly Q: Diagram; readonly M: Diagram };
  /** By case set. */
  readonly cases: readonly MohrCase[];
}
