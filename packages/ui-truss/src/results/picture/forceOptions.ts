import type { Camera, Point } from '../../camera/camera.ts';
import type { Emphasis } from '../../scheme/scheme.ts';
import type { CutRod } from '../../state/cut.ts';
import type { ResultMode, ShapeFactor } from '../../state/resultMode.ts';
import type { Range } from '../values/envelope.ts';

/** The drawn parts of a result, and the words on it. */
export interface ForceOptions {
  readonly camera: Camera;
  readonly mode: ResultMode;
  readonly hasShape: boolean;
  /**
   * Whether the deformed shape stands alone, with how far joints move in place of the values of rods. @default false
   */
  readonly isShapeAlone?: boolean;
  /** How the shape is exaggerated beside what fits the drawing. @default '1' */
  readonly shapeFactor?: ShapeFactor;
  readonly hasReactions: boolean;
  readonly emphasis: Emphasis;
  /** Extremes over case sets: a rod that is pulled in one and compressed in another shows both. @default none */
  readonly ranges?: readonly Range[] | null;
  /** A cut across rods, and the joints of the part that is looked at. @default none */
  readonly cut?: DrawnCut | null;
  /** Values that are looked for a place: fewer while something is dragged. @default 400 */
  readonly mostLabels?: number;
  /** Rods as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  readonly force: (value: number) => string;
  readonly stress: (value: number) => string;
  readonly percent: (part: number) => string;
  /** Writes how far a joint moves. @default the bare number */
  readonly shift?: (value: number) => string;
}

/** A cut as it is drawn: a line under the hand, or the rods of a cut with the part that is looked at. */
export interface DrawnCut {
  readonly line: { readonly from: Point; readonly to: Point } | null;
  readonly rods: readonly CutRod[];
  readonly part: readonly number[] | null;
}
