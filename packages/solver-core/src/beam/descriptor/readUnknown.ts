import { valueAt } from '../../diagrams/valueAt.ts';
import type { SolvedSet } from '../results/solvedCase.ts';
import type { DescriptorUnknown } from './descriptor.ts';

/**
 * Returns a function that reads the value of an unknown from the results of one set.
 *
 * Forces without a side are those just to the right of a node: after its bearing, before the loads that act there.
 */
export function createReader({ set }: SolvedSet, length: number): (unknown: DescriptorUnknown) => number {
  const reactions = new Map(set.R.map((reaction) => [reaction.support, reaction]));
  const placed = new Map(set.R.map((reaction) => [reaction.x, reaction]));
  const before = (diagram: keyof Pick<SolvedSet['set'], 'N' | 'Q' | 'M'>, x: number) =>
    x === 0 ? 0 : valueAt(set[diagram], x, 'left');
  return ({ kind, x, support = -1, direction, side }) => {
    const bearing = placed.get(x);
    const axial = () => before('N', x) - (bearing?.axial ?? 0);
    const shear = () => before('Q', x) + (bearing?.normal ?? 0);
    switch (kind) {
      case 'reaction': {
        const reaction = reactions.get(support);
        if (!reaction) return 0;
        return reaction[direction === 'x' ? 'axial' : direction === 'y' ? 'normal' : 'moment'];
      }
      case 'hingeForce':
        return direction === 'x' ? 0 - axial() : shear();
      case 'axialForce':
        return axial();
      case 'shearForce':
        return shear();
      case 'moment':
        // A load at the right end is on the inner side of the bearing.
        if (x === length) return bearing?.moment ?? 0;
        return side === 'right'
          ? before('M', x) - (bearing?.moment ?? 0)
          : x === 0
            ? 0 - (bearing?.moment ?? 0)
            : before('M', x);
      case 'deflection':
        return valueAt(set.deflection, x);
      case 'slope':
        return valueAt(set.slope, x);
      case 'displacement':
        return valueAt(set.u, x);
      default:
        return kind satisfies never;
    }
  };
}
