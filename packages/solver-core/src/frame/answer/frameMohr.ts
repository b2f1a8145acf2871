import type { Diagram } from '../../diagrams/diagram.ts';
import type { DiagramProduct } from '../../diagrams/multiplyDiagrams.ts';
import type { JointDirection } from '../../model/frame/heldDirections.ts';

/** A requested displacement: along a global axis, or a rotation counter-clockwise, of a joint or a place of a member. */
export type FrameMohrPoint =
  | {
      /** Index of the joint. */
      readonly joint: number;
      readonly direction: JointDirection;
    }
  | {
      /** Index of the member. */
      readonly member: number;
      /** The place along the member from its joint i, m or in. */
      readonly x: number;
      readonly direction: JointDirection;
    };

/** The product of a force diagram and its unit diagram over a stretch of a member, divided by the stiffness. */
export interface FrameMohrSegment extends Omit<DiagramProduct, 'product'> {
  /** Index of the member. */
  readonly member: number;
  readonly force: 'M' | 'N';
  /** EI for M, EA for N. */
  readonly stiffness: number;
  readonly value: number;
}

/** The contributions to the displacement in one case set, m or in, for a rotation rad; `total` is their sum. */
export interface FrameMohrCase {
  readonly M: number;
  /** 0 in inextensible members. */
  readonly N: number;
  /** Springs of supports and of the ends of members: unit force times force times flexibility. */
  readonly springs: number;
  /** Elastic beds: the integral of k·v times the unit displacement. */
  readonly beds: number;
  /** Temperature and misfit: unit forces times the strains that they would cause in free members. */
  readonly imposed: number;
  /** Settlements: minus unit reaction times settlement. */
  readonly settlement: number;
  readonly total: number;
  readonly segments: readonly FrameMohrSegment[];
  /** The same displacement in the results, and the difference relative to the largest displacement of its kind. */
  readonly check: { readonly expected: number; readonly difference: number; readonly passed: boolean };
}

/** The displacement at one point by the Maxwell-Mohr integral, with the diagrams of the unit load there. */
export interface FrameMohr {
  readonly point: FrameMohrPoint;
  /** The diagrams of each member under the unit load. */
  readonly unit: readonly { readonly N: Diagram; readonly Q: Diagram; readonly M: Diagram }[];
  /** One entry for each case set. */
  readonly cases: readonly FrameMohrCase[];
}
