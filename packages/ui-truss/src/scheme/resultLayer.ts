import type { LabelBox, LabelWish, PlacedLabel } from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';
import type { PlacedMarks } from './layoutScheme.ts';
import type { LinesNode } from './linesNode.ts';
import type { Emphasis } from './scheme.ts';

/** A result drawn on a truss: it draws the rods itself, and its values compete with the other labels for room. */
export interface ResultLayer {
  /** The rods, and everything below the joints. */
  readonly rods: readonly LinesNode[];
  /** Everything above the joints. */
  readonly over: readonly LinesNode[];
  /** Returns the drawn width of a rod, px. */
  readonly widthOf: (rod: number) => number;
  readonly wishes: readonly LabelWish<Iterable<Point>>[];
  readonly obstacles: readonly LabelBox[];
  /** Draws a placed value; null for a label of the truss itself. */
  readonly drawValue: (label: PlacedLabel) => LinesNode | null;
  /** Counts the visible rods whose values are not among the placed labels. */
  readonly countHidden: (labels: readonly PlacedLabel[]) => number;
  /** The exaggeration of displacements that fits the drawing; null if none are drawn. */
  readonly shapeScale: number | null;
}

/** Lays a result out on a truss with placed marks. */
export type LayResult = (
  marks: Pick<PlacedMarks, 'camera' | 'inSpace' | 'points' | 'anchors'>,
  how: { readonly emphasis: Emphasis; readonly onCanvas: boolean },
) => ResultLayer;
