import type { LabelBox } from '../../labels/placeLabels.ts';
import type { SceneObject } from './sceneObject.ts';

/** Returns the bounding box of everything that an object covers. */
export function coverObject({ boxes }: Pick<SceneObject<unknown>, 'boxes'>): LabelBox {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
