import { roundPx } from '../drawing/mark.ts';
import { type Diagram, evaluate } from '@eecs/solver-core';
import type { Scale } from '../viewport/createScale.ts';
import { type SignedPiece, cutPiece, splitBySign } from './splitBySign.ts';
import { toBezier } from './toBezier.ts';

/** Path data of one diagram, each kind once for each sign. */
export interface DiagramPaths {
  /** The curve with vertical lines at jumps and ends. */
  readonly curve: SignedPath;
  /** The area between curve and axis. */
  readonly area: SignedPath;
  /** Vertical hair lines across the area, as in a technical drawing. */
  readonly hatch: SignedPath;
}

export interface SignedPath {
  readonly positive: string;
  readonly negative: string;
}

/** The greatest error of the drawn curve if its degree exceeds 3. */
const TOLERANCE_PX = 0.1;
const MAX_HATCH_LINES = 400;

/**
 * Writes the paths of a diagram. `x` and `y` map world units to px; `pitchPx` is the distance of the hatching lines,
 * Infinity for no hatching. Pieces are cut at the ends of the domain of `x`.
 */
export function diagramPaths(
  diagram: Pick<Diagram, 'segments' | 'zeros'>,
  { x, y, pitchPx }: { readonly x: Scale; readonly y: Scale; readonly pitchPx: number },
): DiagramPaths {
  const axes = { x, y };
  const pieces = splitBySign(diagram);
  const [sightStart, sightEnd] = x.domain;
  const curve = { positive: '', negative: '' };
  const area = { positive: '', negative: '' };
  const axisY = placePx(y, 0);
  pieces.forEach((whole, at) => {
    const name = NAMES[whole.sign];
    if (name === null || whole.x1 <= sightStart || whole.x0 >= sightEnd) return;
    const piece = cutPiece(whole, sightStart, sightEnd);
    // A piece that is cut at the edge of the view is not closed there, because it goes on beyond the edge.
    const before = piece.x0 > whole.x0 ? undefined : pieces[at - 1];
    const after = piece.x1 < whole.x1 ? undefined : pieces[at + 1];
    const bezier = bezierOf(piece, axes);
    const [startX, endX] = [placePx(x, piece.x0), placePx(x, piece.x1)];
    const startValue = piece.c[0] ?? 0;
    const endValue = endOf(piece);
    const start = `L${startX} ${placePx(y, startValue)}${bezier}`;
    // A piece starts at the axis if the diagram jumps there, and at the curve if it is continuous.
    const from =
      piece.x0 > whole.x0 ? startValue : stepFrom(before === undefined ? 0 : endOf(before), startValue);
    const to = piece.x1 < whole.x1 ? endValue : stepFrom(after?.c[0] ?? 0, endValue);
    curve[name] +=
      `M${startX} ${placePx(y, from)}${start}${to === endValue ? '' : `L${endX} ${placePx(y, to)}`}`;
    // The areas of neighbouring pieces form one path, because a seam between two translucent areas would show.
    area[name] +=
      before?.sign === piece.sign && before.x1 > sightStart ? start : `M${startX} ${axisY}${start}`;
    if (after?.sign !== piece.sign || after.x0 >= sightEnd) area[name] += `L${endX} ${axisY}Z`;
  });
  return { curve, area, hatch: hatchOf(pieces, { ...axes, pitchPx }) };
}

const NAMES = { '1': 'positive', '-1': 'negative', '0': null } as const;

interface Axes {
  readonly x: Scale;
  readonly y: Scale;
}

function bezierOf(piece: SignedPiece, { x, y }: Axes): string {
  const tolerance = y.factor === 0 ? Infinity : TOLERANCE_PX / Math.abs(y.factor);
  let d = '';
  for (const { x0, x1, y: heights } of toBezier(piece, tolerance)) {
    const third = (x1 - x0) / 3;
    d +=
      `C${placePx(x, x0 + third)} ${placePx(y, heights[1])} ${placePx(x, x1 - third)} ${placePx(y, heights[2])} ` +
      `${placePx(x, x1)} ${placePx(y, heights[3])}`;
  }
  return d;
}

/** Returns where the own part of a jump between two values starts: at the axis if the values differ in sign. */
function stepFrom(other: number, own: number): number {
  if (other * own <= 0) return 0;
  return Math.abs(other) < Math.abs(own) ? other : own;
}

function endOf({ x0, x1, c }: SignedPiece): number {
  return evaluate(c, x1 - x0);
}

/** Lines and pieces both ascend, so one sweep over them is enough. */
function hatchOf(
  pieces: readonly SignedPiece[],
  { x, y, pitchPx }: Axes & { readonly pitchPx: number },
): SignedPath {
  const hatch = { positive: '', negative: '' };
  const [start, end] = x.range;
  const count = Math.min(MAX_HATCH_LINES, Math.floor((end - start) / pitchPx));
  const axisY = placePx(y, 0);
  let at = 0;
  for (let i = 1; i < count; i += 1) {
    const lineX = start + i * pitchPx;
    const world = x.toWorld(lineX);
    while (at < pieces.length - 1 && (pieces[at]?.x1 ?? world) <= world) at += 1;
    const piece = pieces[at];
    if (piece === undefined || world <= piece.x0 || world >= piece.x1) continue;
    const name = NAMES[piece.sign];
    if (name !== null) {
      hatch[name] += `M${roundPx(lineX)} ${axisY}V${placePx(y, evaluate(piece.c, world - piece.x0))}`;
    }
  }
  return hatch;
}

function placePx(scale: Scale, value: number): number {
  return roundPx(scale.toPx(value));
}
