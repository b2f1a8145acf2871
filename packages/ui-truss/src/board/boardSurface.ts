import type { KitStore } from '@eecs/ui-kit';
import type { Camera as BoardCamera } from '@eecs/ui-kit/editor';
import type { Camera } from '../camera/camera.ts';
import type { HitGrid } from '../scheme/hitGrid.ts';
import type { Scheme } from '../scheme/scheme.ts';

/** The parts of a surface that gestures and keys use. */
export interface BoardSurface {
  readonly store: KitStore;
  /** The drawing as it was last painted. */
  readonly getScheme: () => Scheme;
  /** The camera of the drawing. */
  readonly getCamera: () => Camera;
  /** Moves the view. */
  readonly camera: BoardCamera;
  /** Finds the objects at points of the board. */
  readonly getGrid: () => HitGrid;
  /** Announces an action to screen readers. */
  readonly announce: (text: string) => void;
}
