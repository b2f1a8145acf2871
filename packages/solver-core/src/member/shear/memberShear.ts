import type { Diagram } from '../../diagrams/diagram.ts';
import type { PlacesOnPieces, TurningPieces } from '../../diagrams/diagramShape.ts';
import type { MemberModel } from '../model.ts';

/** The parts of a solve that a member with shear strains needs beyond a slender one. */
export interface MemberShear {
  /** Finds where the deflection turns: its derivative is not the slope, and jumps under a load. */
  readonly findTurns: (deflection: Omit<TurningPieces, 'turns'>) => PlacesOnPieces;
  /** Computes by case set the part of the deflection that the shear strains make, from the shear forces. */
  readonly separate: (model: MemberModel, sets: readonly ShornSet[]) => readonly Diagram[];
}

/** A solved case set, as far as shear strains ask for it. */
export interface ShornSet {
  readonly set: { readonly Q: Diagram };
}
