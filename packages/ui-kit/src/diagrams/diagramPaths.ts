import type { Diagram } from '@eecs/solver-core';
import type { Scale } from '../viewport/createScale.ts';
import { evaluate } from './polynomial.ts';
import { type SignedPiece, splitBySign } from './splitBySign.ts';
import { toBezier } from './toBezier.ts';

/** Path data of one diagram, each kind once for each sign. */
export interface DiagramPaths {
  /** The curve with its vertical lines at jumps and ends. */
  readonly curve: SignedPath;
  /** The area between curve and axis. */
  readonly area: SignedPath;
  /** Vertical hair lines across the area, as a drafting office hatches a diagram. */
  readonly hatch: SignedPath;
}

export interface SignedPath {
  readonly positive: string;
  readonly negative: string;
}

/** Error of a curve of degree above 3. */
const TOLERANCE_PX = 0.1;
const MAX_HATCH_LINES = 400;

/** Writes the paths of a diagram; `x` and `y` map world to px, `pitchPx` is the distance of the hatching. */
export function diagramPaths(
  diagram: Pick<Diagram, 'segments' | 'zeros'>,
  { x, y, pitchPx }: { readonly x: Scale; readonly y: Scale; readonly pitchPx: number },
): DiagramPaths {
  const pieces = splitBySign(diagram);
  const write = (make: (pieces: readonly SignedPiece[]) => string): SignedPath => ({
    positive: make(pieces.filter(({ sign }) => sign === 1)),
    negative: make(pieces.filter(({ sign }) => sign === -1)),
  });
  return {
    curve: write((list) => list.map((piece) => curveOf(piece, { x, y }, diagram)).join('')),
    area: write((list) => areasOf(list, { x, y })),
    hatch: write((list) => hatchOf(list, { x, y, pitchPx })),
  };
}

interface Axes {
  readonly x: Scale;
  readonly y: Scale;
}

function bezierOf(piece: SignedPiece, { x, y }: Axes): string {
  const tolerance = y.factor === 0 ? Infinity : TOLERANCE_PX / Math.abs(y.factor);
  return toBezier(piece, tolerance)
    .map(({ x0, x1, y: [, y1, y2, y3] }) => {
      const third = (x1 - x0) / 3;
      return `C${px(x, x0 + third)} ${px(y, y1)} ${px(x, x1 - third)} ${px(y, y2)} ${px(x, x1)} ${px(y, y3)}`;
    })
    .join('');
}

/** Areas of neighbouring pieces are one path: the seam of two translucent ones would show. */
function areasOf(pieces: readonly SignedPiece[], axes: Axes): string {
  const { x, y } = axes;
  let d = '';
  pieces.forEach((piece, i) => {
    const isContinued = pieces[i - 1]?.x1 === piece.x0;
    const isContinuing = pieces[i + 1]?.x0 === piece.x1;
    if (!isContinued) d += `M${px(x, piece.x0)} ${px(y, 0)}`;
    d += `L${px(x, piece.x0)} ${px(y, piece.c[0] ?? 0)}${bezierOf(piece, axes)}`;
    if (!isContinuing) d += `L${px(x, piece.x1)} ${px(y, 0)}Z`;
  });
  return d;
}

/** A piece starts from the axis where the diagram jumps to it, and from the curve where it goes on. */
function curveOf(piece: SignedPiece, axes: Axes, { segments }: Pick<Diagram, 'segments'>): string {
  const { x, y } = axes;
  const first = segments[0]?.x0;
  const last = segments.at(-1)?.x1;
  const startValue = piece.c[0] ?? 0;
  const endValue = evaluate(piece.c, piece.x1 - piece.x0);
  const before = piece.x0 === first ? 0 : valueLeftOf(segments, piece.x0);
  const after = piece.x1 === last ? 0 : valueRightOf(segments, piece.x1);
  const from = stepFrom(before, startValue);
  const to = stepFrom(after, endValue);
  return (
    `M${px(x, piece.x0)} ${px(y, from)}L${px(x, piece.x0)} ${px(y, startValue)}${bezierOf(piece, axes)}` +
    (to === endValue ? '' : `L${px(x, piece.x1)} ${px(y, to)}`)
  );
}

/** Of a step from one value to another, the part on the side of the second: from the axis when they differ in sign. */
function stepFrom(other: number, own: number): number {
  if (other * own <= 0) return 0;
  return Math.abs(other) < Math.abs(own) ? other : own;
}

function valueLeftOf(segments: Diagram['segments'], x: number): number {
  const segment = segments.find(({ x0, x1 }) => x0 < x && x <= x1);
  return segment === undefined ? 0 : evaluate(segment.c, x - segment.x0);
}

function valueRightOf(segments: Diagram['segments'], x: number): number {
  const segment = segments.find(({ x0, x1 }) => x0 <= x && x < x1);
  return segment === undefined ? 0 : evaluate(segment.c, x - segment.x0);
}

function hatchOf(pieces: readonly SignedPiece[], { x, y, pitchPx }: Axes & { pitchPx: number }): string {
  const start = x.range[0];
  const count = Math.min(MAX_HATCH_LINES, Math.floor((x.range[1] - start) / pitchPx));
  let d = '';
  for (let i = 1; i < count; i += 1) {
    const lineX = start + i * pitchPx;
    const world = x.toWorld(lineX);
    const piece = pieces.find(({ x0, x1 }) => x0 < world && world < x1);
    if (piece !== undefined) {
      d += `M${round(lineX)} ${px(y, 0)}V${px(y, evaluate(piece.c, world - piece.x0))}`;
    }
  }
  return d;
}

function px(scale: Scale, value: number): number {
  return round(scale.toPx(value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
