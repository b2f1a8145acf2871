import type { MohrKind, MohrSegment, Quantity } from '@eecs/solver-core';

/** Quantities of the parts of a Mohr integral. */
export interface MohrQuantities {
  /** The diagram of the loads: the moment, or the axial force for an axial displacement. */
  readonly force: Quantity;
  readonly unit: Quantity;
  readonly product: Quantity;
  readonly displacement: Quantity;
}

/**
 * Returns the quantities of the parts for a kind of displacement; without real constants it is EI or EA times as large.
 */
export function mohrQuantities(kind: MohrKind, isReal: boolean): MohrQuantities {
  switch (kind) {
    case 'deflection':
      return {
        force: 'moment',
        unit: 'length',
        product: 'scaledSlope',
        displacement: isReal ? 'displacement' : 'scaledDeflection',
      };
    case 'slope':
      return {
        force: 'moment',
        unit: 'ratio',
        product: 'scaledDisplacement',
        displacement: isReal ? 'slope' : 'scaledSlope',
      };
    case 'axial':
      return {
        force: 'force',
        unit: 'ratio',
        product: 'force',
        displacement: isReal ? 'displacement' : 'scaledDisplacement',
      };
    default:
      return kind satisfies never;
  }
}

/**
 * Quantities of a row of the table of products; the unit diagram's ordinate of a force under a unit moment is 1/length.
 */
export function termQuantities(
  force: MohrSegment['force'],
  kind: MohrKind,
): { readonly area: Quantity; readonly ordinate: Quantity | null; readonly stiffness: Quantity } {
  if (force === 'M')
    return {
      area: 'scaledSlope',
      ordinate: kind === 'deflection' ? 'length' : 'ratio',
      stiffness: 'flexuralStiffness',
    };
  return {
    area: 'scaledDisplacement',
    ordinate: kind === 'slope' ? null : 'ratio',
    stiffness: 'axialStiffness',
  };
}
