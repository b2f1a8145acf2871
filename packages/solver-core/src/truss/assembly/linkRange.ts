import { LINK_END } from '../../linalg/tolerance.ts';
import type { LinkLoad } from '../../model/truss/trussDocument.ts';

/** Gets where a load begins and ends along a link: over the whole link when it does not say, and to its end when it ends within rounding of it. */
export function linkRange({ x }: Pick<LinkLoad, 'x'>, length: number): readonly [number, number] {
  if (x === undefined) return [0, length];
  const [x0, x1] = x;
  return [x0, Math.abs(x1 - length) <= LINK_END * length ? length : x1];
}
