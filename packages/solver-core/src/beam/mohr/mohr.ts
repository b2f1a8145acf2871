import type { Diagram } from '../../diagrams/diagram.ts';

/** The kind of displacement that is computed with a unit load: along y, as a rotation, or along x. */
export type MohrKind = 'deflection' | 'slope' | 'axial';

/** A requested displacement of the beam at x: along +y, counter-clockwise, or along +x. */
export interface MohrPoint {
  /** m or in. */
  readonly x: number;
  readonly kind: MohrKind;
  /**
   * The place of the opposite unit load of a pair: the displacement is then that at x less that at `opposite`.
   * @default no pair, the unit load at x alone
   */
  readonly opposite?: number;
}

/**
 * The product of a force diagram and its unit diagram over a stretch (A. K. Vereshchagin's rule): the area of the
 * diagram, its centroid, and the unit diagram's ordinate there; `value` = area·ordinate/stiffness is integrated
 * exactly.
 */
export interface MohrSegment {
  readonly x0: number;
  readonly x1: number;
  readonly force: 'M' | 'N' | 'Q';
  readonly area: number;
  /** Null if the area vanishes compared with the diagram's ordinates, so that it has no centroid. */
  readonly centroid: number | null;
  readonly ordinate: number | null;
  /** EI for M, EA for N, G·As for Q. */
  readonly stiffness: number;
  readonly value: number;
}

/** The contributions to the displacement in one case set, m or in, for a slope rad; `total` is their sum. */
export interface MohrCase {
  readonly M: number;
  readonly N: number;
  /** 0 if shear strains are neglected. */
  readonly Q: number;
  /** The contribution of the springs: unit reaction times reaction times flexibility. */
  readonly springs: number;
  /** The contribution of the settlements: minus unit reaction times settlement. */
  readonly settlement: number;
  readonly total: number;
  readonly segments: readonly MohrSegment[];
  /** The same displacement read from its diagram, and the difference relative to the diagram's largest ordinate. */
  readonly check: { readonly expected: number; readonly difference: number; readonly passed: boolean };
}

/** The displacement at one point by the Maxwell-Mohr integral, with the diagrams of the unit load there. */
export interface Mohr extends MohrPoint {
  readonly unit: { readonly N: Diagram; readonly Q: Diagram; readonly M: Diagram };
  /** One entry for each case set. */
  readonly cases: readonly MohrCase[];
}
