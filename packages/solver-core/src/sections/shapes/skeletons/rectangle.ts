import type { CrossSection } from '../../../model/common/document.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';

/** Returns the centre line along the longer side. */
export function layRectangle({ b = 0, h = 0 }: CrossSection): readonly Wall[] {
  return h >= b
    ? [createWall({ y: b / 2, z: 0 }, { y: b / 2, z: h }, b)]
    : [createWall({ y: 0, z: h / 2 }, { y: b, z: h / 2 }, h)];
}
