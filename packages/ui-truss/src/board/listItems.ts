import type { TrussCase } from '@eecs/solver-core/truss';
import type { TrussItem } from '../editing/items.ts';

/** Lists the objects of a board in keyboard order: joints from left to right with their loads, rods, guides. */
export function listItems({ joints, links, guides }: TrussCase): TrussItem[] {
  const order = joints
    .map(({ x, y, z }, index) => ({ x, y, z, index }))
    .sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z || a.index - b.index);
  return [
    ...order.flatMap(({ index }): TrussItem[] => [
      { kind: 'joint', index },
      ...(joints[index]?.loads ?? []).map(
        (_, at) => ({ kind: 'jointLoad', joint: index, index: at }) as const,
      ),
    ]),
    ...links.flatMap((link, index): TrussItem[] => [
      { kind: 'link', index },
      ...link.loads.map((_, at) => ({ kind: 'linkLoad', link: index, index: at }) as const),
    ]),
    ...guides.map((_, index) => ({ kind: 'guide', index }) as const),
  ];
}
