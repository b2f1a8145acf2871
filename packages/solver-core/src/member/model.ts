import type { Diagram } from '../diagrams/diagram.ts';
import type { PlacesOnPieces, TurningPieces } from '../diagrams/diagramShape.ts';

/** A part of a member between two nodes, with one stiffness. */
export interface MemberElement {
  readonly x0: number;
  readonly x1: number;
  readonly EI: number;
  readonly EA: number;
  /** Shear stiffness G·As; Infinity if shear strains are neglected. */
  readonly GA: number;
}

/**
 * The restraint of a node in one direction: null if free, otherwise the flexibility of the support (0 if rigid, above 0
 * for a spring).
 */
export type Hold = number | null;

/** A node is at a support, a hinge, a change of stiffness or an end of the member; loads are never nodes. */
export interface MemberNode {
  readonly x: number;
  /** Index of the support at this node, -1 for none. */
  readonly support: number;
  /** Whether the member is hinged here: an end release of the element on either side. */
  readonly isCut: boolean;
  readonly holdX: Hold;
  readonly holdY: Hold;
  readonly holdR: Hold;
}

/** A straight member ready to be solved: its nodes and the elements between them, one node more than elements. */
export interface MemberModel {
  readonly nodes: readonly MemberNode[];
  readonly elements: readonly MemberElement[];
  /** The shear theory; null for a slender member. */
  readonly shear: MemberShear | null;
}

/** The parts of a solve that a member with shear strains needs in addition to those of a slender one. */
export interface MemberShear {
  /**
   * Finds the turning points of the deflection. The slope does not give them, because with shear strains the derivative
   * of the deflection differs from the slope and jumps under a load.
   */
  readonly findTurns: (deflection: Omit<TurningPieces, 'turns'>) => PlacesOnPieces;
  /** Computes, for each case set, the part of the deflection that the shear strains cause, from the shear forces. */
  readonly separate: (model: MemberModel, sets: readonly ShornSet[]) => readonly Diagram[];
}

/** The results of a solved case set that the shear part is computed from. */
export interface ShornSet {
  readonly set: { readonly Q: Diagram };
}
