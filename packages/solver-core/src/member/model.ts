import type { Diagram } from '../diagrams/diagram.ts';
import type { PlacesOnPieces, TurningPieces } from '../diagrams/diagramShape.ts';

/** A part of a member between two nodes, with one stiffness. */
export interface MemberElement {
  readonly x0: number;
  readonly x1: number;
  readonly EI: number;
  readonly EA: number;
  /** Shear stiffness G·As; Infinity where shear strains do not count. */
  readonly GA: number;
}

/** The restraint of a node in one direction: free, rigid (flexibility 0), or a spring of that flexibility. */
export type Hold = number | null;

/** A node is at a support, a hinge, a change of stiffness or an end of the member; loads are never nodes. */
export interface MemberNode {
  readonly x: number;
  /** Index of the support here, -1 for none. */
  readonly support: number;
  /** Whether the member is hinged here: an end release of the element on either side. */
  readonly isCut: boolean;
  readonly holdX: Hold;
  readonly holdY: Hold;
  readonly holdR: Hold;
}

/** A straight member as it is solved: its nodes and the elements between them, one more node than elements. */
export interface MemberModel {
  readonly nodes: readonly MemberNode[];
  readonly elements: readonly MemberElement[];
  /** The theory that counts shear strains; null for a slender member. */
  readonly shear: MemberShear | null;
}

/** The parts of a solve that a member with shear strains needs in addition to a slender one. */
export interface MemberShear {
  /** Finds where the deflection turns: its derivative is not the slope, and jumps under a load. */
  readonly findTurns: (deflection: Omit<TurningPieces, 'turns'>) => PlacesOnPieces;
  /** Computes by case set the part of the deflection that the shear strains make, from the shear forces. */
  readonly separate: (model: MemberModel, sets: readonly ShornSet[]) => readonly Diagram[];
}

/** The part of a solved case set that shear strains need. */
export interface ShornSet {
  readonly set: { readonly Q: Diagram };
}
