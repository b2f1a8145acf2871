import { type DrawnNode, drawCircle } from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';
import { BOARD_SIZES } from './markSizes.ts';
import { type Emphasis, indexesAmong } from './scheme.ts';

/** Radius of joints that are too many for the usual size, px. */
const DENSE_PX = 1.8;
const DENSE = 300;
/** With more joints than this, circles would cover the rods. */
const MOST = 4000;

/** Draws the joints on the board as one path of circles, with highlighted ones over them. */
export function drawJoints(
  points: readonly Point[],
  emphasis: Emphasis,
  {
    isShown = () => true,
    radius: usual = BOARD_SIZES.joint,
  }: {
    readonly isShown?: (index: number) => boolean;
    /** px. @default as on a board */
    readonly radius?: number;
  } = {},
): DrawnNode[] {
  const shown = points.filter((_, index) => isShown(index));
  const radius = shown.length > DENSE ? Math.min(DENSE_PX, usual) : usual;
  const all = shown.length > MOST ? '' : shown.map((point) => circle(point, radius)).join('');
  const among = (keys: Iterable<string>): string =>
    indexesAmong(keys, 'joint')
      .flatMap((index) => points[index] ?? [])
      .map((point) => circle(point, usual + 2))
      .join('');
  return [
    joints('joints', all),
    joints('joints-hovered', among(emphasis.hovered === null ? [] : [emphasis.hovered]), 'hovered'),
    joints('joints-selected', among(emphasis.chosen), 'selected'),
  ].filter(({ attributes }) => attributes['d'] !== '');
}

function joints(key: string, d: string, state?: string): DrawnNode {
  return {
    key,
    tag: 'path',
    attributes: { 'data-role': 'joint', ...(state !== undefined && { 'data-state': state }), d },
  };
}

/** Writes a circle as path data. */
export function circle(at: Point, radius: number): string {
  return `${drawCircle(at, radius)}Z`;
}
