import { type Gestures, createGestures } from '@eecs/ui-kit/editor';
import { createFramePort } from './framePort.ts';
import type { Surface } from './surface.ts';

/** Attaches the gestures of the kit to the drawing of a frame. */
export function createFrameGestures(svg: SVGSVGElement, surface: Surface): Gestures {
  return createGestures(svg, createFramePort(surface));
}
