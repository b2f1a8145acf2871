import type { DescriptorUnknown, Quantity } from '@eecs/solver-core';

/** The symbol of an unknown: its letter and subscript. */
export interface UnknownSign {
  readonly letter: string;
  readonly index: string;
}

/**
 * Returns the symbol of an unknown as in the drawing: reactions and hinge forces by the name of their support, others
 * by their place.
 */
export function signOf(
  { kind, x, support, direction, side }: DescriptorUnknown,
  write: { readonly support: (index: number) => string; readonly place: (x: number) => string },
): UnknownSign {
  const end = side === undefined ? '' : side === 'left' ? '−' : '+';
  const place = `${write.place(x)}${end}`;
  switch (kind) {
    case 'reaction':
      return { letter: REACTIONS[direction ?? 'y'], index: write.support(support ?? -1) };
    case 'hingeForce':
      return { letter: direction === 'x' ? 'N' : 'Q', index: write.support(support ?? -1) };
    case 'moment':
      return { letter: 'M', index: place };
    case 'shearForce':
      return { letter: 'Q', index: place };
    case 'axialForce':
      return { letter: 'N', index: place };
    case 'deflection':
      return { letter: 'v', index: place };
    case 'slope':
      return { letter: 'θ', index: place };
    case 'displacement':
      return { letter: 'u', index: place };
    default:
      return kind satisfies never;
  }
}

const REACTIONS = { x: 'H', y: 'R', r: 'M' } as const;

/** Returns the quantity of an unknown; without real constants displacements are EI or EA times as large. */
export function quantityOf({ kind, direction }: DescriptorUnknown, isReal: boolean): Quantity {
  switch (kind) {
    case 'reaction':
    case 'hingeForce':
      return direction === 'r' ? 'moment' : 'force';
    case 'moment':
      return 'moment';
    case 'shearForce':
    case 'axialForce':
      return 'force';
    case 'deflection':
      return isReal ? 'displacement' : 'scaledDeflection';
    case 'slope':
      return isReal ? 'slope' : 'scaledSlope';
    case 'displacement':
      return isReal ? 'displacement' : 'scaledDisplacement';
    default:
      return kind satisfies never;
  }
}

/** Returns the words for the meaning of an unknown. */
export function wordsOf({
  kind,
  direction,
}: DescriptorUnknown):
  | `${'reaction' | 'hingeForce'}.${'x' | 'y' | 'r'}`
  | Exclude<DescriptorUnknown['kind'], 'reaction' | 'hingeForce'> {
  return kind === 'reaction' || kind === 'hingeForce' ? `${kind}.${direction ?? 'y'}` : kind;
}
