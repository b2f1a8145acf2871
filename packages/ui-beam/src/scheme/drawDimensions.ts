import {
  createMark,
  getTakenWidth,
  LABEL_HEIGHT_PX,
  type LabelBox,
  type LabelWish,
  type Mark,
  px,
} from '@eecs/ui-kit/layout';

const TICK_PX = 5;
const ROW_PX = 22;
/** From the line of the chain to the base line of its texts. */
const TEXT_PX = 4;
/** Half the least width one can point at. */
const LEAST_PX = 12;

/** One dimension: what it covers, and its text where that fits. */
export interface DimensionDrawing {
  /** Place in the chain; the whole length comes last. */
  readonly index: number;
  readonly box: LabelBox;
  readonly label: LabelWish | null;
}

/** Draws the chain of lengths between supports and ends with oblique ticks, and the whole length below it. */
export function drawDimensions({
  places,
  toX,
  sight,
  y,
  format,
  formatWhole,
}: {
  /** Ascending, the ends of the beam included. */
  readonly places: readonly number[];
  readonly toX: (x: number) => number;
  /** The part of the board in which a text is seen, in pixels. */
  readonly sight: { readonly x0: number; readonly x1: number };
  /** The line of the chain, in pixels. */
  readonly y: number;
  readonly format: (length: number) => string;
  readonly formatWhole: (length: number) => string;
}): { readonly marks: readonly Mark[]; readonly links: readonly DimensionDrawing[] } {
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  const isChain = places.length > 2;
  const wholeY = isChain ? y + ROW_PX : y;
  const draw = (link: {
    readonly index: number;
    readonly from: number;
    readonly to: number;
    readonly lineY: number;
    readonly text: string;
    readonly priority: number;
  }): DimensionDrawing | null => {
    const x0 = Math.max(sight.x0, toX(link.from));
    const x1 = Math.min(sight.x1, toX(link.to));
    if (x1 < x0) return null;
    const x = (x0 + x1) / 2;
    const width = getTakenWidth(link.text);
    // A length wider than its own stretch would stand over its neighbour's: it is left to the table.
    const fits = link.lineY === wholeY || x1 - x0 >= width;
    const half = fits ? width / 2 : LEAST_PX;
    return {
      index: link.index,
      box: {
        x0: x - half,
        y0: link.lineY - TEXT_PX - LABEL_HEIGHT_PX,
        x1: x + half,
        y1: link.lineY + TEXT_PX,
      },
      label: fits ? write(link, x, link.lineY) : null,
    };
  };
  const chained = isChain
    ? places.slice(1).map((to, index) => {
        const from = places[index] ?? 0;
        return draw({ index, from, to, lineY: y, text: format(to - from), priority: 70 });
      })
    : [];
  const whole = draw({
    index: chained.length,
    from: first,
    to: last,
    lineY: wholeY,
    text: formatWhole(last - first),
    priority: 90,
  });
  const chain = drawChain(places.map(toX), y);
  const below = isChain ? drawChain([toX(first), toX(last)], wholeY) : '';
  const risers = places.map((x) => `M${px(toX(x))} ${px(y - 12)}V${px(y + TICK_PX)}`).join('');
  return {
    marks: [createMark('dimensions', 'dimension', chain + below + risers)],
    links: countMissing(
      [...chained, whole].filter((link) => link !== null),
      y,
    ),
  };
}

/**
 * Where neighbours have no room for their lengths stand dots, which nobody takes
 * for a length: each is read when chosen.
 */
function countMissing(links: readonly DimensionDrawing[], y: number): DimensionDrawing[] {
  return links.map((link, at) => {
    if (link.label !== null || links[at - 1]?.label === null) return link;
    // The whole length, which comes last, has room.
    const count = links.slice(at).findIndex(({ label }) => label !== null);
    // Over the one in the middle, and not over a tick between two.
    const { box } = links[at + Math.floor((count - 1) / 2)] ?? link;
    const x = (box.x0 + box.x1) / 2;
    return { ...link, label: write({ index: link.index, text: '…', priority: 60 }, x, y) };
  });
}

function write(
  { index, text, priority }: { readonly index: number; readonly text: string; readonly priority: number },
  x: number,
  lineY: number,
): LabelWish {
  return {
    key: `dimension-${index}`,
    text,
    role: 'dimension',
    priority,
    places: [{ x, y: lineY - TEXT_PX }],
  };
}

function drawChain(xs: readonly number[], y: number): string {
  const ticks = xs
    .map((x) => `M${px(x - TICK_PX)} ${px(y + TICK_PX)}L${px(x + TICK_PX)} ${px(y - TICK_PX)}`)
    .join('');
  return `M${px(xs[0] ?? 0)} ${px(y)}H${px(xs.at(-1) ?? 0)}${ticks}`;
}
