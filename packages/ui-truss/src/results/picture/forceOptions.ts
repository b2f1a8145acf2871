import type { Camera, Point } from '../../camera/camera.ts';
import type { Emphasis } from '../../scheme/scheme.ts';
import type { CutRod } from '../../state/cut.ts';
import type { ResultMode, ShapeFactor } from '../../state/resultMode.ts';
import type { Range } from '../values/envelope.ts';

/** The drawn parts of a result, and its texts. */
export interface ForceOptions {
  readonly camera: Camera;
  readonly mode: ResultMode;
  readonly hasShape: boolean;
  /**
   * Whether the deformed shape is drawn alone, with displacements of joints in place of the values of rods. @default
   * false
   */
  readonly isShapeAlone?: boolean;
  /** The exaggeration of the shape relative to what fits the drawing. @default '1' */
  readonly shapeFactor?: ShapeFactor;
  readonly hasReactions: boolean;
  readonly emphasis: Emphasis;
  /**
   * Extremes over case sets: a rod that is in tension in one and in compression in another shows both. @default none
   */
  readonly ranges?: readonly Range[] | null;
  /** A cut across rods, and the joints of the current part. @default none */
  readonly cut?: DrawnCut | null;
  /** The greatest number of values to be placed: fewer during a drag. @default 400 */
  readonly mostLabels?: number;
  /** Whether rods are stored as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  readonly force: (value: number) => string;
  readonly stress: (value: number) => string;
  readonly percent: (part: number) => string;
  /** Writes the displacement of a joint. @default the bare number */
  readonly shift?: (value: number) => string;
}

/** A drawn cut: a line being drawn, or the rods of a cut with the current part. */
export interface DrawnCut {
  readonly line: { readonly from: Point; readonly to: Point } | null;
  readonly rods: readonly CutRod[];
  readonly part: readonly number[] | null;
}
