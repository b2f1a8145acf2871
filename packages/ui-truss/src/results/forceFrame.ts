import { NARROW_PX } from '@eecs/ui-kit';
import type { Frame } from '../camera/camera.ts';

const HEIGHT_PX = { wide: 340, narrow: 260 };
const INSETS = { left: 72, right: 72, top: 48, bottom: 84 };
const NARROW_INSETS = { left: 54, right: 54, top: 44, bottom: 80 };

/**
 * Gives the sheet that forces are drawn on, px: as wide as there is room, stretched in height as the reader wants it.
 */
export function getForceFrame(width: number, stretch = 1): Frame {
  const isNarrow = width < NARROW_PX;
  return {
    width,
    height: Math.round((isNarrow ? HEIGHT_PX.narrow : HEIGHT_PX.wide) * stretch),
    insets: isNarrow ? NARROW_INSETS : INSETS,
  };
}
