import { roundPx } from '@eecs/ui-kit/layout';
import { type DrawnField } from './cutField.ts';
import { CUT_PX, type CutScale } from './cutLayout.ts';

/** A number of the profile with its place, px. */
export interface ProfileLabel {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly anchor: 'start' | 'end';
}

/** A stress over the height: at the left end of the material, and at the right one if it differs. */
export interface Profile {
  readonly axisX: number;
  readonly toX: (value: number) => number;
  readonly left: string;
  /** Empty if the stress is constant over the width. */
  readonly right: string;
  /** Visible strengths. */
  readonly limits: readonly number[];
  readonly labels: readonly ProfileLabel[];
}

/** Fraction of the greatest stress: a smaller number is not printed. */
const LEAST = 1e-6;

/** Room for numbers beside the curve, px, and their height. */
const NUMBER_PX = { width: 70, height: 14 };

/** Lays the profile out beside the picture, aligned with it. */
export function layoutProfile(field: DrawnField, { toY }: CutScale): Profile {
  const { cut, valueOf, limits } = field;
  const values = cut.levels.flatMap(({ left, right }) => [valueOf(left), valueOf(right)]);
  const reach = 2 * field.greatest;
  const shown = limits.filter((limit) => Math.abs(limit) <= reach);
  const low = Math.min(0, ...values, ...shown);
  const high = Math.max(0, ...values, ...shown);
  const span = high - low || 1;
  const room = CUT_PX.profile - 2 * NUMBER_PX.width;
  const toX = (value: number): number => NUMBER_PX.width + ((value - low) / span) * room;
  const draw = (end: 'left' | 'right'): string =>
    cut.levels
      .map(
        (level, i) => `${i === 0 ? 'M' : 'L'}${roundPx(toX(valueOf(level[end])))} ${roundPx(toY(level.z))}`,
      )
      .join('');
  return {
    axisX: toX(0),
    toX,
    left: draw('left'),
    right: field.isEven ? '' : draw('right'),
    limits: shown,
    labels: listLabels(field, toX, toY),
  };
}

/** Lists the extremes and both ends of the height, without duplicates at one place. */
function listLabels(
  field: DrawnField,
  toX: (value: number) => number,
  toY: (z: number) => number,
): readonly ProfileLabel[] {
  const { cut, valueOf } = field;
  const points = cut.levels.flatMap(({ z, left, right }) =>
    [left, right].map((end) => ({ z, value: valueOf(end) })),
  );
  const sorted = points.toSorted((a, b) => a.value - b.value);
  const wanted = [sorted.at(-1), sorted[0], points[0], points.at(-1)];
  const labels: ProfileLabel[] = [];
  for (const point of wanted) {
    if (point === undefined || Math.abs(point.value) < LEAST * field.greatest) continue;
    const isNegative = point.value < 0;
    const label = {
      x: toX(point.value) + (isNegative ? -5 : 5),
      y: Math.max(10, Math.min(CUT_PX.height - 4, toY(point.z) + 4)),
      value: point.value,
      anchor: isNegative ? ('end' as const) : ('start' as const),
    };
    const isFree = labels.every(
      ({ x, y, anchor }) =>
        Math.abs(y - label.y) >= NUMBER_PX.height || (anchor !== label.anchor && Math.abs(x - label.x) >= 8),
    );
    if (isFree) labels.push(label);
  }
  return labels;
}
