import type { LabelBox, LabelWish, PlacedLabel } from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';
import type { PlacedMarks } from './layoutScheme.ts';
import type { LinesNode } from './linesNode.ts';
import type { Emphasis } from './scheme.ts';

/** A result that is drawn on a truss: it draws the rods itself, and its values compete with the other labels for room. */
export interface ResultLayer {
  /** The rods, with everything that lies under the joints. */
  readonly rods: readonly LinesNode[];
  /** Everything that lies over the joints. */
  readonly over: readonly LinesNode[];
  /** How wide a rod is drawn, px. */
  readonly widthOf: (rod: number) => number;
  readonly wishes: readonly LabelWish<Iterable<Point>>[];
  readonly obstacles: readonly LabelBox[];
  /** Lines that labels rather cover than obstacles. */
  readonly faint: readonly LabelBox[];
  /** Draws a value that has found its place; null for a label of the truss itself. */
  readonly drawValue: (label: PlacedLabel) => LinesNode | null;
  /** Counts the values on the sheet that are not among the placed labels. */
  readonly countHidden: (labels: readonly PlacedLabel[]) => number;
  /** By how much displacements would be exaggerated to fit the drawing; null if none are drawn. */
  readonly shapeScale: number | null;
}

/** Lays a result out on a truss whose marks have their places. */
export type LayResult = (
  marks: Pick<PlacedMarks, 'camera' | 'inSpace' | 'points' | 'anchors'>,
  how: { readonly emphasis: Emphasis; readonly onCanvas: boolean },
) => ResultLayer;
