import {
  createMark,
  getLabelBox,
  getTakenWidth,
  LABEL_HEIGHT_PX,
  type LabelBox,
  type LabelWish,
  type Mark,
  type PlacedLabel,
  px,
} from '@eecs/ui-kit/layout';

const TICK_PX = 5;
const ROW_PX = 22;
/** From the line of the chain to the baseline of its texts. */
const TEXT_PX = 5;
/**
 * Additional height of a length that does not fit over its own segment: above its neighbours' lengths and the extension
 * lines.
 */
const RAISE_PX = 15;
/** Gap between a segment and its length beside it. */
const ASIDE_PX = 10;
/**
 * The greatest number of adjacent narrow segments whose lengths are placed elsewhere; more would be a crowd of leaders.
 */
const MOST_APART = 2;
/** Half the least width of a hit area. */
const LEAST_PX = 12;

/** One dimension: its hit area, and its text if that fits. */
export interface DimensionDrawing {
  /** Index in the chain; the total length comes last. */
  readonly index: number;
  readonly box: LabelBox;
  readonly label: LabelWish | null;
  /** The middle of its segment on the line, px. */
  readonly x: number;
  readonly y: number;
  /** Whether its text is wider than its segment: the label is then elsewhere, with a leader. */
  readonly isNarrow: boolean;
}

/** Draws the chain of lengths between supports and ends with oblique ticks, and the total length below it. */
export function drawDimensions({
  places,
  toX,
  sight,
  y,
  format,
  formatWhole,
}: {
  /** Ascending, including the ends of the beam. */
  readonly places: readonly number[];
  readonly toX: (x: number) => number;
  /** The part of the board in which a text is visible, px. */
  readonly sight: { readonly x0: number; readonly x1: number };
  /** The line of the chain, in pixels. */
  readonly y: number;
  readonly format: (length: number) => string;
  readonly formatWhole: (length: number) => string;
}): {
  readonly marks: readonly Mark[];
  readonly links: readonly DimensionDrawing[];
  /** The lines, which labels must not cover. */
  readonly lines: readonly LabelBox[];
} {
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
    const width = getTakenWidth(link.text, 'dimension');
    // A length wider than its own segment would cover its neighbour's.
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
      label: write(link, fits ? [{ x, y: link.lineY - TEXT_PX }] : listApart(link, { x0, x1, width })),
      x,
      y: link.lineY,
      isNarrow: !fits,
    };
  };
  /** Lists the places of a length wider than its segment: beyond the end of the chain, otherwise above it. */
  const listApart = (
    { index, lineY }: { readonly index: number; readonly lineY: number },
    { x0, x1, width }: { readonly x0: number; readonly x1: number; readonly width: number },
  ): LabelWish['places'] => {
    const x = (x0 + x1) / 2;
    const beyond = [
      ...(index === 0 ? [x0 - ASIDE_PX - width / 2] : []),
      ...(index === places.length - 2 ? [x1 + ASIDE_PX + width / 2] : []),
    ];
    const seen = beyond.filter((at) => at - width / 2 >= sight.x0 && at + width / 2 <= sight.x1);
    const above = [0, -width / 2, width / 2].map((aside) => ({
      x: x + aside,
      y: lineY - TEXT_PX - RAISE_PX,
    }));
    return [...seen.map((at) => ({ x: at, y: lineY - TEXT_PX })), ...above];
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
  const line = (lineY: number): LabelBox => ({
    x0: toX(first),
    y0: lineY - 0.5,
    x1: toX(last),
    y1: lineY + 0.5,
  });
  return {
    marks: [createMark('dimensions', 'dimension', chain + below + risers)],
    links: leaveCrowds([...chained, whole].filter((link) => link !== null)),
    lines: isChain ? [line(y), line(wholeY)] : [line(wholeY)],
  };
}

/** Removes the labels of narrow segments in too long runs of narrow ones. */
function leaveCrowds(links: readonly DimensionDrawing[]): DimensionDrawing[] {
  return links.map((link, at) => {
    if (!link.isNarrow) return link;
    const from = links.slice(0, at).findLastIndex(({ isNarrow }) => !isNarrow) + 1;
    // The total length, which comes last, is never narrow.
    const count = links.slice(from).findIndex(({ isNarrow }) => !isNarrow);
    return count > MOST_APART ? { ...link, label: null } : link;
  });
}

/** The marks that a chain needs after its labels have been placed. */
export interface DimensionRest {
  readonly leaders: readonly Mark[];
  /** Dots for segments without a label, which cannot be mistaken for a length. */
  readonly dots: readonly LabelWish[];
  /** The number of lengths that have dots because they found no separate place. */
  readonly missing: number;
}

/**
 * Draws a leader from each separately placed length to its segment, and lists dots for segments whose lengths found no
 * place: one for adjacent ones together. Each of them can be read when it is selected.
 */
export function completeDimensions(
  links: readonly DimensionDrawing[],
  labels: readonly PlacedLabel[],
): DimensionRest {
  const find = ({ label }: DimensionDrawing): PlacedLabel | undefined =>
    labels.find(({ key }) => key === label?.key);
  const leaders = links.flatMap((link) => {
    const label = link.isNarrow ? find(link) : undefined;
    if (label === undefined) return [];
    const { x0, x1, y1 } = getLabelBox(label);
    if (label.y !== link.y - TEXT_PX)
      return [`M${px(link.x)} ${px(link.y)}L${px(Math.max(x0, Math.min(x1, link.x)))} ${px(y1)}`];
    // If the label is beside the chain, its line continues under the text.
    return [`M${px(link.x)} ${px(link.y)}H${px(label.x < link.x ? x0 : x1)}`];
  });
  const isLeft = (link: DimensionDrawing): boolean => link.isNarrow && find(link) === undefined;
  const dots = links.flatMap((link, at) => {
    const before = links[at - 1];
    if (!isLeft(link) || (before !== undefined && isLeft(before))) return [];
    const count = links.slice(at).findIndex((other) => !isLeft(other));
    // Over the middle segment, not over a tick between two.
    const { x, y } = links[at + Math.floor((count - 1) / 2)] ?? link;
    return [write({ index: link.index, text: '…', priority: 60 }, [{ x, y: y - TEXT_PX }])];
  });
  return {
    leaders: leaders.length === 0 ? [] : [createMark('leaders', 'dimension', leaders.join(''))],
    dots,
    missing: links.filter((link) => isLeft(link) && link.label !== null).length,
  };
}

function write(
  { index, text, priority }: { readonly index: number; readonly text: string; readonly priority: number },
  places: LabelWish['places'],
): LabelWish {
  return { key: `dimension-${index}`, text, role: 'dimension', priority, places };
}

function drawChain(xs: readonly number[], y: number): string {
  const ticks = xs
    .map((x) => `M${px(x - TICK_PX)} ${px(y + TICK_PX)}L${px(x + TICK_PX)} ${px(y - TICK_PX)}`)
    .join('');
  return `M${px(xs[0] ?? 0)} ${px(y)}H${px(xs.at(-1) ?? 0)}${ticks}`;
}
