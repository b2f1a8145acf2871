import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';

/** Defines a round pipe of outer diameter Dy and wall tw. */
export function planRoundPipe({ Dy = 0, tw = 0 }: CrossSection): ShapePlan {
  const middle = { y: Dy / 2, z: Dy / 2 };
  return {
    sizes: ['Dy', 'tw'],
    limits: { tw: Dy / 2 },
    rings: [
      { ...middle, radius: Dy / 2, turn: 1 },
      { ...middle, radius: Dy / 2 - tw, turn: -1 },
    ],
  };
}
