import type { Camera } from '../../camera/camera.ts';

/** Margin inside the edge of a drawing, px. */
const RIM_PX = 2;

/** Returns the box for the values. */
export function getLabelFrame({ width, height }: Pick<Camera, 'width' | 'height'>) {
  return { x0: RIM_PX, y0: RIM_PX, x1: width - RIM_PX, y1: height - RIM_PX };
}
