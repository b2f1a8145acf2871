import type { UnitSystem } from '../model/common/document.ts';

/** How a section is turned: mirrored left to right when `isFlipped`, then turned counter-clockwise by `alphaDeg`. */
export interface Turning {
  readonly alphaDeg: number;
  readonly isFlipped: boolean;
}

/** How a section is in a beam whose document is in `system`. */
export interface Placing extends Turning {
  readonly system: UnitSystem;
}
