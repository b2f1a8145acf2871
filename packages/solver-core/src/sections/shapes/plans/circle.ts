import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';

/** Defines a full circle of diameter Dy. */
export function planCircle({ Dy = 0 }: CrossSection): ShapePlan {
  return { sizes: ['Dy'], limits: {}, rings: [{ y: Dy / 2, z: Dy / 2, radius: Dy / 2, turn: 1 }] };
}
