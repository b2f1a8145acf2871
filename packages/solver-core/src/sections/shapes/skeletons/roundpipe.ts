import type { CrossSection } from '../../../model/common/document.ts';
import { circleOutline } from '../../outline.ts';
import type { BentWall } from '../../walls.ts';

/** Returns the circle along the middle of the wall. */
export function layRoundPipe({ Dy = 0, tw = 0 }: CrossSection): readonly BentWall[] {
  const [edge] = circleOutline({ y: Dy / 2, z: Dy / 2, radius: (Dy - tw) / 2, turn: 1 });
  return [{ ...edge, thickness: [tw, tw] }];
}
