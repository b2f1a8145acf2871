import type { KitStore } from '@eecs/ui-kit';
import type { FrameProjection } from '../scheme/projection.ts';
import type { Scheme } from '../scheme/scheme.ts';

/** The drawing that receives pointer and key events. */
export interface Surface {
  readonly store: KitStore;
  readonly getScheme: () => Scheme;
  readonly getProjection: () => FrameProjection;
}
