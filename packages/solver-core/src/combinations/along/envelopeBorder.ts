import type { Diagram } from '../../diagrams/diagram.ts';
import type { GoverningValue } from '../document/governingValue.ts';

/** Effects along a beam or a member: the results of a set, and the stresses `S.top` and `S.bottom`. */
export type LineEffect = 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope' | 'S.top' | 'S.bottom';

/** A governing value at a place of a beam or a member. */
export interface GoverningPoint<Effect extends string = LineEffect> extends GoverningValue {
  /** Place from the left end of a beam, or from joint i of a member along its axis; m or in. */
  readonly x: number;
  /** The side of a jump. */
  readonly side: 'left' | 'right';
  /** All effects of the same combination at the same place. */
  readonly coincident: Readonly<Partial<Record<Effect, number>>>;
}

/** One border of an envelope: the diagram, and which combination governs each of its segments. */
export interface EnvelopeBorder<Effect extends string = LineEffect> {
  readonly diagram: Diagram;
  /** For each segment the index in `combinations` of the situation. */
  readonly governing: readonly number[];
  readonly extreme: GoverningPoint<Effect>;
}
