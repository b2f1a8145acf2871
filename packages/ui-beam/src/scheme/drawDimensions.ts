import { type LabelWish, getTakenWidth } from './chooseLabelPlaces.ts';
import { type Mark, px } from './mark.ts';

const TICK_PX = 5;
const ROW_PX = 22;

/** Draws the chain of lengths between supports and ends with oblique ticks, and the whole length below it. */
export function drawDimensions({
  places,
  toX,
  y,
  format,
  formatWhole,
}: {
  /** Ascending, the ends of the beam included. */
  readonly places: readonly number[];
  readonly toX: (x: number) => number;
  /** The line of the chain, in pixels. */
  readonly y: number;
  readonly format: (length: number) => string;
  readonly formatWhole: (length: number) => string;
}): { readonly marks: readonly Mark[]; readonly labels: readonly LabelWish[] } {
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  const isChain = places.length > 2;
  const wholeY = isChain ? y + ROW_PX : y;
  const labels: LabelWish[] = [
    {
      key: 'dimension-whole',
      text: formatWhole(last - first),
      role: 'dimension',
      priority: 90,
      places: [{ x: (toX(first) + toX(last)) / 2, y: wholeY - 4 }],
    },
  ];
  if (isChain) {
    places.slice(1).forEach((to, index) => {
      const from = places[index] ?? 0;
      const text = format(to - from);
      // A length wider than its own stretch would stand over its neighbour's: it is left to the table.
      if (toX(to) - toX(from) < getTakenWidth(text)) return;
      const x = (toX(from) + toX(to)) / 2;
      labels.push({
        key: `dimension-${index}`,
        text,
        role: 'dimension',
        priority: 70,
        places: [{ x, y: y - 4 }],
      });
    });
  }
  const chain = drawChain(places.map(toX), y);
  const whole = isChain ? drawChain([toX(first), toX(last)], wholeY) : '';
  const risers = places.map((x) => `M${px(toX(x))} ${px(y - 12)}V${px(y + TICK_PX)}`).join('');
  return { marks: [{ key: 'dimensions', role: 'dimension', d: chain + whole + risers }], labels };
}

function drawChain(xs: readonly number[], y: number): string {
  const ticks = xs
    .map((x) => `M${px(x - TICK_PX)} ${px(y + TICK_PX)}L${px(x + TICK_PX)} ${px(y - TICK_PX)}`)
    .join('');
  return `M${px(xs[0] ?? 0)} ${px(y)}H${px(xs.at(-1) ?? 0)}${ticks}`;
}
