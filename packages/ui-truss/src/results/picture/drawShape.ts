import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type Camera, type Point, project } from '../../camera/camera.ts';
import { type LinesNode, drawLines } from '../../scheme/linesNode.ts';
import type { ShapeFactor } from '../../state/resultMode.ts';

/** The greatest displacement in the drawing, px. */
const SHAPE_PX = 28;

/** The drawn deformed shape of a truss. */
export interface DrawnShape {
  readonly node: LinesNode;
  readonly scale: number;
  /** Where each joint is placed on the drawing. */
  readonly points: readonly Point[];
}

/** Draws the displaced rods, exaggerated; null if nothing moves. */
export function drawShape(
  { joints, links }: TrussCase,
  { displacement }: TrussSet,
  {
    camera,
    factor,
    onCanvas,
    dense,
    isShapeAlone = false,
  }: {
    readonly camera: Camera;
    readonly factor: ShapeFactor;
    readonly onCanvas: boolean;
    /** Whether the rods are too short for dashes. */
    readonly dense: boolean;
    /** Whether the shape is the main content rather than a mark over forces. @default false */
    readonly isShapeAlone?: boolean;
  },
): DrawnShape | null {
  if (displacement === null) return null;
  const greatest = displacement.reduce((most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z)), 0);
  if (greatest === 0) return null;
  const fitting = roundScale(SHAPE_PX / camera.scale / greatest);
  const scale = factor === 'true' ? 1 : fitting * Number(factor);
  const moved = joints.map((joint) => ({ x: joint.x, y: joint.y, z: joint.z }));
  for (const { joint, x, y, z } of displacement) {
    const at = moved[joint];
    if (at !== undefined) moved[joint] = { x: at.x + x * scale, y: at.y + y * scale, z: at.z + z * scale };
  }
  const points = moved.map((place) => project(camera, place));
  const node = drawLines({
    key: 'shape',
    attributes: {
      'data-role': 'shape',
      ...(dense && { 'data-dense': '' }),
      ...(isShapeAlone && { 'data-alone': '' }),
    },
    links,
    points,
    indexes: links.map((_, index) => index),
    onCanvas,
  });
  return { node, scale: fitting, points };
}

/** Returns the next lower of 1, 2 and 5 times a power of ten. */
function roundScale(scale: number): number {
  const power = 10 ** Math.floor(Math.log10(scale));
  return ([5, 2, 1].find((factor) => factor * power <= scale) ?? 1) * power;
}
