import type { DrawnField } from './cutField.ts';
import { drawIsolines } from './isolines.ts';

/** Size of the picture and of the profile beside it, px. */
export const CUT_PX = { width: 280, height: 240, aside: 16, profile: 280 } as const;

/** Maps points of the section, from its centroid, to the picture, px. */
export interface CutScale {
  readonly scale: number;
  readonly toX: (y: number) => number;
  readonly toY: (z: number) => number;
}

/** A stop of a gradient: its position, its sign and its strength. */
export interface FieldStop {
  readonly offset: number;
  readonly isPositive: boolean;
  /** The magnitude of the stress relative to the greatest of the section, 0 to 1. */
  readonly share: number;
}

/** The colouring of the outline: one gradient, or cells if the stress varies in both directions. */
export interface FieldPaint {
  /** The ends of the gradient in the picture, px, and its stops; null if cells are used. */
  readonly gradient: {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly stops: readonly FieldStop[];
  } | null;
  readonly cells: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly isPositive: boolean;
    readonly share: number;
  }[];
}

/** Scales a section to its picture and centres it. */
export function scaleCut({ cut }: DrawnField): CutScale {
  const { left, right, bottom, top } = cut.bounds;
  const room = { width: CUT_PX.width - 2 * CUT_PX.aside, height: CUT_PX.height - 2 * CUT_PX.aside };
  const scale = Math.min(room.width / (right - left), room.height / (top - bottom));
  const x0 = CUT_PX.width / 2 - (scale * (left + right)) / 2;
  const y0 = CUT_PX.height / 2 + (scale * (top + bottom)) / 2;
  return { scale, toX: (y) => x0 + scale * y, toY: (z) => y0 - scale * z };
}

/**
 * Colours the section: a linear stress by an inclined gradient, one that is constant over the width by a vertical
 * gradient, any other by cells.
 */
export function paintField(field: DrawnField, to: CutScale): FieldPaint {
  if (field.greatest === 0) return { gradient: null, cells: [] };
  if (field.isLinear) return { gradient: acrossSection(field, to), cells: [] };
  if (field.isEven) return { gradient: overHeight(field, to), cells: [] };
  return { gradient: null, cells: cellsOf(field, to) };
}

function stopOf(field: DrawnField, offset: number, value: number): FieldStop {
  return { offset, isPositive: value >= 0, share: Math.min(1, Math.abs(value) / field.greatest) };
}

function overHeight(field: DrawnField, to: CutScale): NonNullable<FieldPaint['gradient']> {
  const { cut, valueOf } = field;
  const { bottom, top } = cut.bounds;
  const stops = cut.levels.flatMap((level, i): FieldStop[] => {
    const value = valueOf(level.left);
    const offset = (level.z - bottom) / (top - bottom);
    const before = cut.levels[i - 1];
    const last = before === undefined ? value : valueOf(before.left);
    if (before === undefined || last * value >= 0) return [stopOf(field, offset, value)];
    // The colours of the two signs fade to transparent between them instead of mixing.
    const zero = (before.z + ((level.z - before.z) * last) / (last - value) - bottom) / (top - bottom);
    return [
      { offset: zero, isPositive: last >= 0, share: 0 },
      { offset: zero, isPositive: value >= 0, share: 0 },
      stopOf(field, offset, value),
    ];
  });
  return { x1: 0, y1: to.toY(bottom), x2: 0, y2: to.toY(top), stops };
}

/** The plane of a linear stress: its value at the centroid, and its slopes along y and z. */
export function planeOf({ cut, valueOf }: DrawnField) {
  const at = valueOf(cut.stressAt({ y: 0, z: 0 }));
  const { right, top } = cut.bounds;
  return {
    at,
    y: (valueOf(cut.stressAt({ y: right, z: 0 })) - at) / right,
    z: (valueOf(cut.stressAt({ y: 0, z: top })) - at) / top,
  };
}

function acrossSection(field: DrawnField, to: CutScale): NonNullable<FieldPaint['gradient']> {
  const plane = planeOf(field);
  const { left, right, bottom, top } = field.cut.bounds;
  const steepness = plane.y ** 2 + plane.z ** 2;
  if (steepness === 0) {
    const stop = stopOf(field, 0, plane.at);
    return { x1: 0, y1: 0, x2: 0, y2: 1, stops: [stop, { ...stop, offset: 1 }] };
  }
  const corners = [left, right].flatMap((y) =>
    [bottom, top].map((z) => plane.at + plane.y * y + plane.z * z),
  );
  const [low, high] = [Math.min(...corners), Math.max(...corners)];
  const placeOf = (value: number) => ({
    x: to.toX((plane.y * (value - plane.at)) / steepness),
    y: to.toY((plane.z * (value - plane.at)) / steepness),
  });
  const [from, end] = [placeOf(low), placeOf(high)];
  const zero = -low / (high - low);
  const middle: readonly FieldStop[] =
    zero > 0 && zero < 1
      ? [
          { offset: zero, isPositive: false, share: 0 },
          { offset: zero, isPositive: true, share: 0 },
        ]
      : [];
  return {
    x1: from.x,
    y1: from.y,
    x2: end.x,
    y2: end.y,
    stops: [stopOf(field, 0, low), ...middle, stopOf(field, 1, high)],
  };
}

/** Number of cells over the width and the height. */
const CELLS = { across: 24, up: 36 };

function cellsOf({ cut, valueOf, greatest }: DrawnField, to: CutScale): FieldPaint['cells'] {
  const { left, right, bottom, top } = cut.bounds;
  const [width, height] = [(right - left) / CELLS.across, (top - bottom) / CELLS.up];
  return Array.from({ length: CELLS.across * CELLS.up }, (_, at) => {
    const [i, j] = [at % CELLS.across, Math.floor(at / CELLS.across)];
    const value = valueOf(cut.stressAt({ y: left + (i + 0.5) * width, z: bottom + (j + 0.5) * height }));
    return {
      x: to.toX(left + i * width),
      y: to.toY(bottom + (j + 1) * height),
      width: width * to.scale,
      height: height * to.scale,
      isPositive: value >= 0,
      share: Math.min(1, Math.abs(value) / greatest),
    };
  });
}

/** Returns path data of the lines where a stress equals a strength; they are clipped outside the outline. */
export function drawLimits(field: DrawnField, to: CutScale): string {
  return field.limits.map((limit) => drawIsolines(field, limit, to)).join('');
}
