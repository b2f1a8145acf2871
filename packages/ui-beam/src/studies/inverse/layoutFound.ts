/** The diagram of an inverse question in a box of its own units. */
export interface FoundLayout {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  /** The height of the value that is asked for; null if it is none, or beyond the curve. */
  readonly level: number | null;
  readonly marks: readonly number[];
  /** Where the number is now; null beyond the range. */
  readonly own: number | null;
  /** The numbers at the ends of the diagram, and the least and the greatest quantity in it. */
  readonly ends: Readonly<Record<'first' | 'last' | 'least' | 'most', number>>;
}

const WIDTH = 600;
const HEIGHT = 150;
const MARGIN = 10;

/** Lays the diagram out; null without a curve. */
export function layoutFound(of: {
  readonly curve: readonly (readonly [number, number])[];
  readonly values: readonly number[];
  readonly own: number;
  readonly equals: number | null;
}): FoundLayout | null {
  const { curve, equals } = of;
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined || first[0] === last[0]) return null;
  const sizes = [...curve.map(([, value]) => value), ...(equals === null ? [] : [equals])];
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const across = (t: number) => ((t - first[0]) / (last[0] - first[0])) * WIDTH;
  const up = (value: number) =>
    most === least
      ? HEIGHT / 2
      : HEIGHT - MARGIN - ((value - least) / (most - least)) * (HEIGHT - 2 * MARGIN);
  const round = (px: number) => Math.round(px * 10) / 10;
  const isInside = (t: number) => t >= first[0] && t <= last[0];
  return {
    width: WIDTH,
    height: HEIGHT,
    path: `M${curve.map(([t, value]) => `${round(across(t))} ${round(up(value))}`).join('L')}`,
    level: equals === null ? null : round(up(equals)),
    marks: of.values.filter(isInside).map((t) => round(across(t))),
    own: isInside(of.own) ? round(across(of.own)) : null,
    ends: { first: first[0], last: last[0], least, most },
  };
}
