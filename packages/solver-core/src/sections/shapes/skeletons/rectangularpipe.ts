import type { CrossSection } from '../../../model/common/document.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';

/** Returns the centre lines of the four walls. */
export function layRectangularPipe({ b = 0, h = 0, tw = 0 }: CrossSection): readonly Wall[] {
  const near = tw / 2;
  const corners = [
    { y: near, z: near },
    { y: b - near, z: near },
    { y: b - near, z: h - near },
    { y: near, z: h - near },
  ];
  return corners.map((corner, i) => createWall(corner, corners[(i + 1) % 4]!, tw));
}
