import type { LabelWish } from './chooseLabelPlaces.ts';
import { type Mark, createMark, px } from './mark.ts';

/** Arrows that hang under the beam: lighter than those of any load, for nobody placed them. */
const SPACING_PX = 28;
const LENGTH_PX = 9;
const HEAD_PX = 3;
/** Below the axis: the beam is between. */
const BELOW_PX = 5;
/** Base line of the name, and how far from the middle it may go for room. */
const NAME_PX = 26;
const ASIDE_PX = [0, 56, -56, 112, -112];

/** Draws that the beam weighs something itself: a row of small arrows in the direction of gravity, called g. */
export function drawSelfWeight({
  x0,
  x1,
  axisY,
  turn,
}: {
  /** The part of the beam that is seen, in pixels. */
  readonly x0: number;
  readonly x1: number;
  readonly axisY: number;
  /** By how much the forces of the shown case set are turned, degrees. */
  readonly turn: number;
}): { readonly mark: Mark; readonly label: LabelWish } {
  const angle = (turn * Math.PI) / 180;
  const [ux, uy] = [Math.sin(angle), Math.cos(angle)];
  const step = (along: number, across: number): string =>
    `${px(along * ux + across * uy)} ${px(along * uy - across * ux)}`;
  const arrow = `l${step(LENGTH_PX, 0)}m${step(-HEAD_PX, -HEAD_PX)}l${step(HEAD_PX, HEAD_PX)}l${step(-HEAD_PX, HEAD_PX)}`;
  const count = Math.max(1, Math.floor((x1 - x0) / SPACING_PX));
  const spacing = (x1 - x0) / count;
  const y = axisY + BELOW_PX;
  const places = Array.from(
    { length: count },
    (_, at) => `M${px(x0 + (at + 0.5) * spacing)} ${px(y)}${arrow}`,
  );
  const middle = (x0 + x1) / 2;
  return {
    mark: createMark('self-weight', 'dimension', places.join('')),
    label: {
      key: 'self-weight-name',
      text: 'g',
      role: 'dimension',
      priority: 40,
      places: ASIDE_PX.map((aside) => ({ x: middle + aside, y: axisY + NAME_PX })),
    },
  };
}
