import { parseQuantity, readQuantityLists } from '@eecs/solver-core';
import { type Place, tidyPlace } from './place.ts';

/** Reads one number of a typed place as a length, or null. */
export type ReadLength = (text: string) => number | null;

/**
 * Reads a place as it is typed: `3.2 1.5` are coordinates; `@3 1` is a way from `from`, `@3.2<30` a length and an angle
 * from +x in degrees. Numbers that can be parted in two ways are none. Null if the text is none of these.
 *
 * @example readPlace('@5<90', { from: { x: 1, y: 0 }, readLength: Number }) // { x: 1, y: 5 }
 */
export function readPlace(
  text: string,
  { from, readLength }: { readonly from: Place; readonly readLength: ReadLength },
): Place | null {
  const trimmed = text.trim();
  const isRelative = trimmed.startsWith('@');
  const rest = isRelative ? trimmed.slice(1).trim() : trimmed;
  const base = isRelative ? from : { x: 0, y: 0 };
  if (rest.includes('<')) {
    const [lengthText = '', angleText = '', ...others] = rest.split('<');
    const length = readLength(lengthText.trim());
    const angle = parseQuantity(angleText, { quantity: 'angle', system: 0 });
    if (others.length > 0 || length === null || !angle.ok) return null;
    return tidyPlace({
      x: base.x + length * cosine(angle.value),
      y: base.y + length * cosine(angle.value - 90),
    });
  }
  const least = isRelative ? 1 : 2;
  const [parts, another] = readQuantityLists(rest, readLength).filter(
    ({ length }) => length >= least && length <= 2,
  );
  if (parts === undefined || another !== undefined) return null;
  const [x = 0, y = 0] = parts;
  return tidyPlace({ x: base.x + x, y: base.y + y });
}

/** The cosine of an angle in degrees, exact at whole quarters. */
function cosine(degrees: number): number {
  const quarter = (((degrees / 90) % 4) + 4) % 4;
  if (Number.isInteger(quarter)) return [1, 0, -1, 0][quarter] ?? 0;
  return Math.cos((degrees * Math.PI) / 180);
}
