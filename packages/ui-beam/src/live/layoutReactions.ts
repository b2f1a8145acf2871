import type { Reaction } from '@eecs/solver-core';
import type { DrawnNode } from '@eecs/ui-kit';
import {
  chooseLabelPlaces,
  drawArrow,
  drawTurn,
  getTakenWidth,
  type LabelBox,
  type LabelWish,
  px,
} from '@eecs/ui-kit/layout';

/** Below the axis, px: the ends of a vertical arrow, the height of a horizontal one and of the arc of a moment. */
const BELOW = { near: 34, far: 66, across: 48 };
const ACROSS = { near: 12, far: 42 };
/**
 * The tools cover the left of the board up to here: no value is drawn there, and the horizontal arrow of a support
 * closer to it points right.
 */
const TOOLS_PX = 38;
const TURN = { radius: 24, from: 205, to: 335 };
/** A reaction below this fraction of the greatest one of its kind is a rounding error. */
const NOTHING = 1e-9;

/** The input of the drawing of reactions. */
export interface ReactionOptions {
  readonly width: number;
  readonly height: number;
  readonly axisY: number;
  readonly toX: (x: number) => number;
  /** Obstacles that the values avoid. */
  readonly obstacles: readonly LabelBox[];
  readonly force: (value: number) => string;
  readonly moment: (value: number) => string;
  /** Writes the number of values without room, and the place of that text, px. @default they are not counted */
  readonly leftOut?: {
    readonly write: (count: number) => string;
    readonly x: number;
    readonly y: number;
  };
}

/**
 * Draws the support reactions as arrows and arcs in the direction in which they act on the beam, below the supports. A
 * value is omitted, and counted, if it would lie on an arrow; the table contains it.
 */
export function layoutReactions(
  reactions: readonly Reaction[],
  { width, height, axisY, toX, obstacles, force, moment, leftOut }: ReactionOptions,
): readonly DrawnNode[] {
  const greatest = reactions.reduce(
    (most, { axial, normal }) => Math.max(most, Math.abs(axial), Math.abs(normal)),
    0,
  );
  const greatestMoment = reactions.reduce((most, one) => Math.max(most, Math.abs(one.moment)), 0);
  const stands = reactions.map(({ x }) => toX(x));
  const arrows: DrawnNode[] = [];
  const wishes: LabelWish[] = [];
  const taken: LabelBox[] = [...obstacles];

  function add(
    key: string,
    d: string,
    box: LabelBox,
    wish: Pick<LabelWish, 'text' | 'priority' | 'places'>,
  ): void {
    arrows.push({ key, tag: 'path', attributes: { 'data-reaction': '', d } });
    taken.push(box);
    wishes.push({ key: `${key}-value`, role: 'load', ...wish });
  }

  for (const { support, x: place, axial, normal, moment: turn } of reactions) {
    const x = toX(place);
    if (x < 0 || x > width) continue;
    const [near, far] = [axisY + BELOW.near, axisY + BELOW.far];
    if (Math.abs(normal) > NOTHING * greatest) {
      const [tail, tip] = normal > 0 ? [far, near] : [near, far];
      const text = force(Math.abs(normal));
      add(
        `R-${support}-y`,
        drawArrow({ x, y: tail }, { x, y: tip }),
        { x0: x - 4, y0: near, x1: x + 4, y1: far },
        {
          text,
          priority: 1 + Math.abs(normal) / greatest,
          places: listBeside({ x, stands }, text, [far - 2, near + 14]),
        },
      );
    }
    if (Math.abs(axial) > NOTHING * greatest) {
      const y = axisY + BELOW.across;
      const side = x - ACROSS.far < TOOLS_PX ? 1 : -1;
      const [inner, outer] = [x + side * ACROSS.near, x + side * ACROSS.far];
      const [tail, tip] = axial * side > 0 ? [inner, outer] : [outer, inner];
      add(
        `R-${support}-x`,
        drawArrow({ x: tail, y }, { x: tip, y }),
        { x0: Math.min(inner, outer), y0: y - 4, x1: Math.max(inner, outer), y1: y + 4 },
        {
          text: force(Math.abs(axial)),
          priority: 1 + Math.abs(axial) / greatest,
          places: [y - 7, y + 16].flatMap((base) =>
            [30, 40, 52].map((aside) => ({ x: x + side * aside, y: base })),
          ),
        },
      );
    }
    if (Math.abs(turn) > NOTHING * greatestMoment) {
      const [from, to] = turn > 0 ? [TURN.from, TURN.to] : [TURN.to, TURN.from];
      const text = moment(Math.abs(turn));
      add(
        `R-${support}-m`,
        drawTurn({ x, y: axisY }, { radius: TURN.radius, from, to, size: 1 }),
        { x0: x - TURN.radius, y0: axisY + 8, x1: x + TURN.radius, y1: axisY + TURN.radius },
        {
          text,
          priority: 1.5 + Math.abs(turn) / greatestMoment,
          places: listBeside({ x, stands }, text, [axisY + BELOW.across - 4, far - 2]),
        },
      );
    }
  }
  const frame = { x0: TOOLS_PX, y0: 2, x1: width - 2, y1: height - 2 };
  const { labels } = chooseLabelPlaces(wishes, { frame, obstacles: taken });
  const left = wishes.length - labels.length;
  return [
    ...arrows,
    ...labels.map(({ key, text, x, y }): DrawnNode => ({
      key,
      tag: 'text',
      attributes: { x: px(x), y: px(y) },
      text,
    })),
    ...(leftOut === undefined || left === 0
      ? []
      : [
          {
            key: 'R-hidden',
            tag: 'text' as const,
            attributes: { 'data-role': 'hidden', x: px(leftOut.x), y: px(leftOut.y) },
            text: leftOut.write(left),
          },
        ]),
  ];
}

/** The distance from an arrow to its text, and the greatest additional one, px. */
const BESIDE = { near: 6, far: 20 };

/**
 * Lists places of a text on the right and left of `x`, row by row: clear of the object at `x` whatever the length of
 * the text, and nearer to it than to any other support, to which the value would otherwise be attributed.
 */
function listBeside(
  { x, stands }: { readonly x: number; readonly stands: readonly number[] },
  text: string,
  rows: readonly number[],
): LabelWish['places'] {
  const half = getTakenWidth(text) / 2;
  const isOwn = (at: number, gap: number): boolean =>
    stands.every((other) => other === x || Math.abs(other - at) - half > gap + CLEARER_PX);
  return rows.flatMap((y) =>
    [BESIDE.near, BESIDE.far].flatMap((gap) =>
      [half + gap, -half - gap].map((aside) => ({ x: x + aside, y })).filter(({ x: at }) => isOwn(at, gap)),
    ),
  );
}

/** A value must be nearer to its own arrow than to the next by this distance. */
const CLEARER_PX = 4;
