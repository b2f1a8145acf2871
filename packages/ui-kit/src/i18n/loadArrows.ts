import { type LoadAxis, type LoadWay, shortenOrdinates, wayAlong } from './loadWays.ts';

/** The line of action of a value: an axis, or an angle from +x counter-clockwise, degrees. */
export type ArrowLine = LoadAxis | number;

/** The arrow and the name of each direction. */
const ARROWS = {
  right: '→',
  left: '←',
  up: '↑',
  down: '↓',
  near: '⊙',
  far: '⊗',
  ccw: '↺',
  cw: '↻',
} as const satisfies Readonly<Record<LoadWay, string>>;

/** The directions at multiples of 45°, from +x counter-clockwise; an arrow between two axes has no name of its own. */
const ROUND = [ARROWS.right, '↗', ARROWS.up, '↖', ARROWS.left, '↙', ARROWS.down, '↘'] as const;
const EIGHTH = 45;

/**
 * Returns the arrow of a value: it shows the direction, so that the number beside it needs no sign. An angle without an
 * arrow gets the nearest one. `sign` is positive along the line and negative against it.
 */
export function arrowOf(line: ArrowLine, sign: number): string {
  if (typeof line !== 'number') return ARROWS[wayAlong(line, sign) ?? 'up'];
  const eighths = Math.round(line / EIGHTH) + (sign < 0 ? 4 : 0);
  return ROUND[((eighths % 8) + 8) % 8] ?? '';
}

/** Names the direction of an arrow; `slanted` for one between two axes. */
export function nameArrow(arrow: string): LoadWay | 'slanted' {
  return (Object.keys(ARROWS) as LoadWay[]).find((way) => ARROWS[way] === arrow) ?? 'slanted';
}

/** Returns the default sign of a zero value: most loads press down, push to the right or turn counter-clockwise. */
export function usualSign(line: ArrowLine): 1 | -1 {
  return arrowOf(line, 1) === '↑' ? -1 : 1;
}

/** All arrows that may accompany a number. */
const ARROW = /[→↗↑↖←↙↓↘↺↻⊙⊗]/gu;

/**
 * Removes the arrows from a typed text: `text` is the rest, `sign` that of the arrows' direction, null without an
 * arrow. Returns null if the value cannot act in that direction, or if two arrows contradict each other.
 */
export function takeArrow(
  typed: string,
  line: ArrowLine,
): { readonly text: string; readonly sign: 1 | -1 | null } | null {
  const arrows = [...new Set(typed.match(ARROW))];
  const [arrow] = arrows;
  if (arrow === undefined) return { text: typed, sign: null };
  const sign = ([1, -1] as const).find((one) => arrowOf(line, one) === arrow);
  return sign === undefined || arrows.length > 1 ? null : { text: dropArrows(typed), sign };
}

/** Removes the arrows from a typed text. */
export function dropArrows(typed: string): string {
  return typed.replace(ARROW, ' ').trim();
}

/**
 * Writes sizes followed by the arrow of their direction: `10 kN ↓`, `5 … 10 kN/m ↓`. Ordinates of different directions
 * have an arrow each; zero has none. The argument of `write` states whether the unit is included.
 */
export function writeArrowed(
  values: readonly number[],
  line: ArrowLine,
  write: (size: number, withUnit: boolean) => string,
): string {
  const told = shortenOrdinates(values);
  const signs = new Set(told.map(Math.sign).filter((sign) => sign !== 0));
  const [sign] = signs;
  const pieces = told.map((value, at) => {
    const size = write(Math.abs(value), at === told.length - 1);
    return signs.size < 2 || value === 0 ? size : `${size}\u00a0${arrowOf(line, value)}`;
  });
  const text = pieces.join(' … ');
  return signs.size > 1 || sign === undefined ? text : `${text}\u00a0${arrowOf(line, sign)}`;
}
