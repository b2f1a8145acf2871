import { chooseGridStep } from '@eecs/ui-kit/editing';
import type { CaseUnits } from '@eecs/solver-core';
import { type DrawnNode, px } from '@eecs/ui-kit/layout';
import { type Camera, type Plane, type Point, project, unproject } from '../camera/camera.ts';
import { AXES, type AxisName, ORIGIN, type Place } from '../editing/place.ts';

/** The least spacing of grid lines, px: of all snap lines, and of those for Shift. */
export const GRID_PX = { fine: 9, coarse: 60 };
/** More lines than this would be a grey area. */
const MOST_LINES = 160;
/**
 * Distance of the coordinates from the edges of the board, px; on a wide board the tools occupy a column on the left.
 */
const RIM_PX = { left: 38, narrow: 6, bottom: 5 };
const NARROW = 560;

/** Writes the coordinates of the grid. */
interface CoordinateWriter {
  readonly units: Pick<CaseUnits, 'system'>;
  readonly write: (length: number) => string;
}

/** The grid lines of a coordinate axis. */
interface Lines {
  readonly axis: AxisName;
  /** The other axis of the plane, along which the lines run. */
  readonly along: AxisName;
  readonly from: number;
  readonly to: number;
}

/**
 * Draws the snap lines of the working plane, with the coordinates of the coarse ones if the plane is seen undistorted.
 */
export function drawGrid(camera: Camera, plane: Plane, told: CoordinateWriter): DrawnNode[] {
  const range = findRange(camera, plane);
  if (range === null) return [];
  const [first, second] = AXES.filter((axis) => axis !== plane.normal) as [AxisName, AxisName];
  const axes = [
    { axis: first, along: second },
    { axis: second, along: first },
  ] as const;
  const path = (stepPx: number): string => {
    const step = chooseGridStep(camera.scale, stepPx, told.units);
    return axes
      .map(({ axis, along }) =>
        listSteps(range, axis, step)
          .map((value) =>
            drawLine(camera, [
              placeOn(plane, { [axis]: value, [along]: range.from[along] }),
              placeOn(plane, { [axis]: value, [along]: range.to[along] }),
            ]),
          )
          .join(''),
      )
      .join('');
  };
  const zero = axes
    .filter(({ axis }) => range.from[axis] <= 0 && range.to[axis] >= 0)
    .map(({ along }) =>
      drawLine(camera, [
        placeOn(plane, { [along]: range.from[along] }),
        placeOn(plane, { [along]: range.to[along] }),
      ]),
    )
    .join('');
  return [
    line('grid-fine', 'grid-fine', path(GRID_PX.fine)),
    line('grid', 'grid', path(GRID_PX.coarse)),
    line('grid-axes', 'grid-axis', zero),
    ...axes.flatMap(({ axis, along }) =>
      writeCoordinates(camera, plane, { axis, along, from: range.from[axis], to: range.to[axis] }, told),
    ),
  ].filter(({ tag, attributes }) => tag !== 'path' || attributes['d'] !== '');
}

interface Range {
  readonly from: Place;
  readonly to: Place;
}

/** Returns the part of the plane in view, or null if the plane is seen edge-on. */
function findRange(camera: Camera, plane: Plane): Range | null {
  const { width, height } = camera;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].flatMap((corner) => unproject(camera, corner, plane) ?? []);
  if (corners.length < 4) return null;
  const one = (pick: (...values: number[]) => number): Place => ({
    x: pick(...corners.map(({ x }) => x)),
    y: pick(...corners.map(({ y }) => y)),
    z: pick(...corners.map(({ z }) => z)),
  });
  return { from: one(Math.min), to: one(Math.max) };
}

function listSteps({ from, to }: Range, axis: AxisName, step: number): number[] {
  const first = Math.ceil(from[axis] / step - 1e-9);
  const count = Math.floor(to[axis] / step + 1e-9) - first + 1;
  if (count > MOST_LINES) return [];
  return Array.from({ length: Math.max(0, count) }, (_, k) => (first + k) * step);
}

function placeOn({ normal, at }: Plane, values: Partial<Record<AxisName, number>>): Place {
  return { ...ORIGIN, ...values, [normal]: at };
}

function drawLine(camera: Camera, [from, to]: readonly [Place, Place]): string {
  const [a, b] = [project(camera, from), project(camera, to)];
  return `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`;
}

function line(key: string, role: string, d: string): DrawnNode {
  return { key, tag: 'path', attributes: { 'data-role': role, d } };
}

/**
 * The coordinates of the coarse lines: at the bottom for vertical lines, on the left for horizontal ones, none for
 * oblique ones.
 */
function writeCoordinates(
  camera: Camera,
  plane: Plane,
  { axis, from, to }: Lines,
  { units, write }: CoordinateWriter,
): DrawnNode[] {
  const { basis, width, height, scale } = camera;
  const isUpright = Math.abs(Math.abs(basis.right[axis]) - 1) < 1e-9;
  const isLevel = Math.abs(Math.abs(basis.up[axis]) - 1) < 1e-9;
  if (!isUpright && !isLevel) return [];
  const left = width < NARROW ? RIM_PX.narrow : RIM_PX.left;
  const step = chooseGridStep(scale, GRID_PX.coarse, units);
  const range = { from: placeOn(plane, { [axis]: from }), to: placeOn(plane, { [axis]: to }) };
  return listSteps(range, axis, step).flatMap((value): DrawnNode[] => {
    const at: Point = project(camera, placeOn(plane, { [axis]: value }));
    const isSeen = isUpright ? at.x > left + 24 && at.x < width - 12 : at.y > 16 && at.y < height - 24;
    if (!isSeen) return [];
    return [
      {
        key: `grid-${axis}-${value.toPrecision(6)}`,
        tag: 'text',
        attributes: {
          'data-role': isUpright ? 'grid-foot' : 'grid-side',
          x: px(isUpright ? at.x : left),
          y: px(isUpright ? height - RIM_PX.bottom : at.y + 4),
        },
        text: write(value),
      },
    ];
  });
}
