import type { KitStore } from '@eecs/ui-kit';
import type { Camera } from '../camera/camera.ts';
import type { HitGrid } from '../scheme/hitGrid.ts';
import type { Scheme } from '../scheme/scheme.ts';

/** What gestures and keys ask of the surface they work on. */
export interface BoardSurface {
  readonly store: KitStore;
  /** The drawing as it was last painted. */
  readonly getScheme: () => Scheme;
  /** The camera of the drawing. */
  readonly getCamera: () => Camera;
  /** What is where on it. */
  readonly getGrid: () => HitGrid;
  /** Says what was done to those who do not see it. */
  readonly announce: (text: string) => void;
}
