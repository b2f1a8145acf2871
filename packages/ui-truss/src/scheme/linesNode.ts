import { type DrawnNode, px } from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';

/** A node with very many straight lines: their ends are kept as numbers until a path is needed. */
export interface LinesNode extends DrawnNode {
  /** Four numbers per line, x and y of both ends, px. @default the lines in `d` */
  readonly lines?: Float32Array;
}

/** Links to be drawn as lines of one look. */
export interface LinesOf {
  readonly key: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly links: readonly { readonly i: number; readonly j: number }[];
  readonly points: readonly Point[];
  /** Indices of the links. */
  readonly indexes: readonly number[] | Int32Array;
  /** Whether the lines are stored as numbers for a canvas instead of path data. */
  readonly onCanvas: boolean;
}

/** Makes one node of many links. */
export function drawLines({ key, attributes, links, points, indexes, onCanvas }: LinesOf): LinesNode {
  const lines = new Float32Array(4 * indexes.length);
  let at = 0;
  for (const index of indexes) {
    const link = links[index];
    if (link === undefined) continue;
    const [a, b] = [points[link.i], points[link.j]];
    if (a === undefined || b === undefined) continue;
    lines[at] = a.x;
    lines[at + 1] = a.y;
    lines[at + 2] = b.x;
    lines[at + 3] = b.y;
    at += 4;
  }
  const drawn = lines.subarray(0, at);
  return onCanvas
    ? { key, tag: 'path', attributes: { ...attributes, d: '' }, lines: drawn }
    : { key, tag: 'path', attributes: { ...attributes, d: writeLines(drawn) } };
}

/** Writes lines as path data. */
export function writeLines(lines: Float32Array): string {
  let d = '';
  for (let at = 0; at < lines.length; at += 4)
    d += `M${px(lines[at] ?? 0)} ${px(lines[at + 1] ?? 0)}L${px(lines[at + 2] ?? 0)} ${px(lines[at + 3] ?? 0)}`;
  return d;
}

/** Returns whether a node draws anything. */
export function isDrawn({ tag, attributes, lines }: LinesNode): boolean {
  return tag !== 'path' || attributes['d'] !== '' || (lines !== undefined && lines.length > 0);
}

/** Converts the lines of nodes within a distance of a point, px, to path data. */
export function writeNear(nodes: readonly LinesNode[], { x, y }: Point, reach: number): readonly LinesNode[] {
  return nodes.map((node) => {
    const { lines, attributes } = node;
    if (lines === undefined) return node;
    const near: number[] = [];
    for (let at = 0; at < lines.length; at += 4) {
      const [x0, y0, x1, y1] = [lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0, lines[at + 3] ?? 0];
      if (Math.max(x0, x1) < x - reach || Math.min(x0, x1) > x + reach) continue;
      if (Math.max(y0, y1) >= y - reach && Math.min(y0, y1) <= y + reach) near.push(x0, y0, x1, y1);
    }
    return { ...node, attributes: { ...attributes, d: writeLines(Float32Array.from(near)) } };
  });
}
