import type { UnitSystem } from '../model/common/document.ts';

/** How a section is oriented: mirrored left to right if `isFlipped`, then rotated counter-clockwise by `alphaDeg`. */
export interface Turning {
  readonly alphaDeg: number;
  readonly isFlipped: boolean;
}

/** The orientation of a section in a beam whose document uses `system`. */
export interface Placing extends Turning {
  readonly system: UnitSystem;
}
