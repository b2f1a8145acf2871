import { type Gestures, createGestures } from '@eecs/ui-kit/editor';
import type { BoardSurface } from './boardSurface.ts';
import { createTrussPort } from './trussPort.ts';

/** Attaches the gestures of the kit to the drawing of a truss. */
export function createTrussGestures(svg: SVGSVGElement, surface: BoardSurface): Gestures {
  return createGestures(svg, createTrussPort(surface));
}
