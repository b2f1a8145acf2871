import { flattenPath } from '../src/drawing/flattenPath.ts';
import type { DrawnNode } from '../src/drawing/drawnNode.ts';
import { getLabelBox } from '../src/labels/chooseLabelPlaces.ts';
import { type LabelBox, overlaps } from '../src/labels/placeLabels.ts';

/** Roles of what a label may lie on: coloured areas, the grid, and what is behind the drawing. */
const UNDER = /^(area-|grid|halo|marquee|part$)/;
/** The space around the letters of a label that is no ink, px: at the sides, above and below. */
const MARGIN_PX = { side: 2, above: 2, below: 3 };

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A label on a line or on another label. */
export interface Touch {
  readonly label: string;
  readonly on: string;
}

/**
 * Finds labels whose ink touches a line or other ink, from the drawn nodes alone: it knows nothing of the boxes by
 * which the labels were placed. A leader line may touch its own label.
 */
export function findTouches(nodes: readonly DrawnNode[]): {
  readonly labels: number;
  readonly touches: readonly Touch[];
} {
  const labels = nodes.flatMap(({ key, tag, text = '', attributes }) =>
    tag === 'text' && text !== '' ? [{ key, text, box: inkOf(text, attributes) }] : [],
  );
  const lines = nodes.flatMap((node) => listLines(node, (dot) => dot));
  const touches = labels.flatMap(({ key, text, box }, at): Touch[] => {
    const other = labels.find((one, index) => index < at && overlaps(box, one.box));
    const line = lines.find((one) => one.key !== `leader-${key}` && crosses(one, box));
    const on = other === undefined ? line?.key : `${other.key} (${other.text})`;
    return on === undefined ? [] : [{ label: `${key} (${text})`, on }];
  });
  return { labels: labels.length, touches };
}

function inkOf(text: string, attributes: DrawnNode['attributes']): LabelBox {
  const box = getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) });
  return {
    x0: box.x0 + MARGIN_PX.side,
    x1: box.x1 - MARGIN_PX.side,
    y0: box.y0 + MARGIN_PX.above,
    y1: box.y1 - MARGIN_PX.below,
  };
}

interface Line {
  readonly key: string;
  readonly from: Dot;
  readonly to: Dot;
}

/** Returns whether a line passes through a box (Liang and Barsky's clipping). */
function crosses({ from, to }: Line, { x0, y0, x1, y1 }: LabelBox): boolean {
  let [first, last] = [0, 1];
  for (const [start, step, low, high] of [
    [from.x, to.x - from.x, x0, x1],
    [from.y, to.y - from.y, y0, y1],
  ] as const) {
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (high - start) / step];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first < last;
}

/** Lists the lines of a node and of its children on the board, under the key of the node. */
function listLines({ key, tag, attributes, children = [] }: DrawnNode, place: (dot: Dot) => Dot): Line[] {
  if (UNDER.test(attributes['data-role'] ?? '')) return [];
  const move = readTransform(attributes['transform'] ?? '');
  const put = (dot: Dot): Dot => place(move(dot));
  const own = tag === 'path' ? flattenPath(attributes['d'] ?? '') : [];
  return [
    ...own.flatMap(({ points, isClosed }) => {
      const corners = (isClosed ? [...points, ...points.slice(0, 1)] : points).map(put);
      return corners.slice(1).map((to, k) => ({ key, from: corners[k] ?? to, to }));
    }),
    ...children.flatMap((child) => listLines(child, put).map((line) => ({ ...line, key }))),
  ];
}

/** Reads `translate(x y) rotate(degrees) scale(x y)`, of which parts may be absent. */
function readTransform(text: string): (dot: Dot) => Dot {
  const read = (name: string): number[] =>
    (new RegExp(`${name}\\(([^)]*)\\)`).exec(text)?.[1] ?? '').split(/[ ,]+/).filter(Boolean).map(Number);
  const [[dx = 0, dy = 0], [degrees = 0], [sx = 1, sy = sx]] = [
    read('translate'),
    read('rotate'),
    read('scale'),
  ];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ({ x, y }) => ({ x: dx + cos * sx * x - sin * sy * y, y: dy + sin * sx * x + cos * sy * y });
}

/** Counts of labels over several drawings, with a line for each label that touches something. */
export interface TouchCount {
  readonly labels: number;
  /** Values that found no place and are counted on the board. */
  readonly hidden: number;
  readonly touches: readonly string[];
  /** The counts in one line. */
  readonly summary: string;
}

/** Counts labels and their touches over drawings, each with a name. */
export function countTouches(
  drawings: Iterable<{
    readonly name: string;
    readonly nodes: readonly DrawnNode[];
    readonly hidden: number;
  }>,
): TouchCount {
  let [labels, hidden] = [0, 0];
  const touches: string[] = [];
  for (const { name, nodes, hidden: without } of drawings) {
    const found = findTouches(nodes);
    labels += found.labels;
    hidden += without;
    touches.push(...found.touches.map(({ label, on }) => `${name}: ${label} on ${on}`));
  }
  const summary = `${touches.length} of ${labels} labels touch something, ${hidden} have no place`;
  return { labels, hidden, touches, summary };
}
