import type { Link } from '@eecs/solver-core/truss';
import type { Point } from '../camera/camera.ts';

/** Lists unit vectors along the rods of some joints, on the page. */
export function listRodWays(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly Point[],
  joints: ReadonlySet<number>,
): ReadonlyMap<number, readonly Point[]> {
  const ways = new Map<number, Point[]>([...joints].map((joint) => [joint, []]));
  if (joints.size === 0) return ways;
  const add = (from: number, to: number): void => {
    const list = ways.get(from);
    const [a, b] = [points[from], points[to]];
    if (list === undefined || a === undefined || b === undefined) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > 0) list.push({ x: (b.x - a.x) / length, y: (b.y - a.y) / length });
  };
  for (const { i, j } of links) {
    add(i, j);
    add(j, i);
  }
  return ways;
}
