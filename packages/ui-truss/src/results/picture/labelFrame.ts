import type { Camera } from '../../camera/camera.ts';

/** Kept free inside the rim of a drawing, px. */
const RIM_PX = 2;

/** Returns the box that values stand in. */
export function getLabelFrame({ width, height }: Pick<Camera, 'width' | 'height'>) {
  return { x0: RIM_PX, y0: RIM_PX, x1: width - RIM_PX, y1: height - RIM_PX };
}
