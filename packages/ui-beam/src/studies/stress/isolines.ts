import { roundPx } from '@eecs/ui-kit/layout';
import type { DrawnField } from './cutField.ts';
import type { CutScale } from './cutLayout.ts';

/** Divisions of the section's bounding box along its width and its height for tracing a line. */
const PARTS = { across: 32, up: 64 };

/**
 * Draws the line where a stress over a cross-section has a value, as path data in the picture. If the stress is
 * constant over the width, the line is horizontal, interpolated between levels; otherwise it is traced through a grid
 * of squares by the crossings of their sides.
 */
export function drawIsolines(field: DrawnField, value: number, to: CutScale): string {
  return field.isEven ? drawHeights(field, value, to) : traceGrid(field, value, to);
}

function drawHeights({ cut, valueOf }: DrawnField, value: number, { toX, toY }: CutScale): string {
  const { left, right } = cut.bounds;
  let path = '';
  for (const [i, level] of cut.levels.entries()) {
    const before = cut.levels[i - 1];
    if (before === undefined) continue;
    const [a, b] = [valueOf(before.left) - value, valueOf(level.left) - value];
    if (a < 0 === b < 0) continue;
    const z = before.z + ((level.z - before.z) * a) / (a - b);
    path += `M${roundPx(toX(left))} ${roundPx(toY(z))}H${roundPx(toX(right))}`;
  }
  return path;
}

function traceGrid({ cut, valueOf }: DrawnField, value: number, { toX, toY }: CutScale): string {
  const { left, right, bottom, top } = cut.bounds;
  const yAt = (i: number) => left + ((right - left) * i) / PARTS.across;
  const zAt = (j: number) => bottom + ((top - bottom) * j) / PARTS.up;
  const rows = Array.from({ length: PARTS.up + 1 }, (_, j) =>
    Array.from(
      { length: PARTS.across + 1 },
      (_unused, i) => valueOf(cut.stressAt({ y: yAt(i), z: zAt(j) })) - value,
    ),
  );
  let path = '';
  for (let j = 0; j < PARTS.up; j++)
    for (let i = 0; i < PARTS.across; i++) {
      const corners = [
        { y: yAt(i), z: zAt(j), value: rows[j]?.[i] ?? 0 },
        { y: yAt(i + 1), z: zAt(j), value: rows[j]?.[i + 1] ?? 0 },
        { y: yAt(i + 1), z: zAt(j + 1), value: rows[j + 1]?.[i + 1] ?? 0 },
        { y: yAt(i), z: zAt(j + 1), value: rows[j + 1]?.[i] ?? 0 },
      ];
      const crossings = corners.flatMap((from, k) => {
        const end = corners[(k + 1) % 4] ?? from;
        if (from.value < 0 === end.value < 0) return [];
        const part = from.value / (from.value - end.value);
        return [
          `${roundPx(toX(from.y + (end.y - from.y) * part))} ${roundPx(toY(from.z + (end.z - from.z) * part))}`,
        ];
      });
      // Two lines through a saddle: either way to join them is right at this size.
      for (let k = 0; k + 1 < crossings.length; k += 2) path += `M${crossings[k]}L${crossings[k + 1]}`;
    }
  return path;
}
