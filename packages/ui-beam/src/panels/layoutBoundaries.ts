import type { BeamCase, Support } from '@eecs/solver-core';
import { letterSupports } from '../naming/nameSupports.ts';
import { type SupportPart, listSupportParts } from '../scheme/listSupportParts.ts';

export interface DrawnBoundary {
  readonly x: number;
  readonly parts: readonly SupportPart[];
  /** Its letter; empty for a hinge. If the next one is too close for a separate letter, both letters: `B, C`. */
  readonly name: string;
  readonly isRightEnd: boolean;
}

/** Supports closer than this would form one blot, px; a picture has only as many as fit. */
const GLYPH_ROOM_PX = 8;
const NAME_ROOM_PX = 16;

/** Lays out the supports on the beam for a small drawing, from left to right; supports beyond an end are left out. */
export function layoutBoundaries(
  { supports, L }: Pick<BeamCase, 'supports' | 'L'>,
  toX: (x: number) => number,
): readonly DrawnBoundary[] {
  const names = letterSupports(supports);
  const drawn: DrawnBoundary[] = [];
  let glyphsEnd = -Infinity;
  let namesEnd = -Infinity;
  for (const { support, name } of sortByPlace(supports, names)) {
    const x = toX(support.x);
    if (support.x < 0 || support.x > L) continue;
    const isNamed = name !== '' && x - namesEnd >= NAME_ROOM_PX;
    const named = drawn.findLastIndex((other) => other.name !== '');
    const before = drawn[named];
    if (!isNamed && name !== '' && before !== undefined && !before.name.includes(','))
      drawn[named] = { ...before, name: `${before.name}, ${name}` };
    if (x - glyphsEnd < GLYPH_ROOM_PX) continue;
    glyphsEnd = x;
    if (isNamed) namesEnd = x;
    drawn.push({
      x,
      parts: listSupportParts(support),
      name: isNamed ? name : '',
      isRightEnd: support.x === L,
    });
  }
  return drawn;
}

function sortByPlace(
  supports: readonly Support[],
  names: readonly string[],
): readonly { readonly support: Support; readonly name: string }[] {
  return supports
    .map((support, index) => ({ support, name: names[index] ?? '' }))
    .sort((a, b) => a.support.x - b.support.x);
}
