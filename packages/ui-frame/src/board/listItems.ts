import type { FrameCase } from '@eecs/solver-core/frame';
import type { FrameItem } from '../editing/items.ts';

/** Lists the objects of a board in the order of keyboard navigation: joints from left to right, then members. */
export function listItems({ joints, members }: FrameCase): FrameItem[] {
  const order = joints
    .map(({ x, y }, index) => ({ x, y, index }))
    .sort((a, b) => a.x - b.x || a.y - b.y || a.index - b.index);
  return [
    ...order.flatMap(({ index }): FrameItem[] => [
      { kind: 'joint', index },
      ...(joints[index]?.loads ?? []).map(
        (_, at) => ({ kind: 'jointLoad', joint: index, index: at }) as const,
      ),
    ]),
    ...members.flatMap(({ loads }, index): FrameItem[] => [
      { kind: 'member', index },
      ...loads.map((_, at) => ({ kind: 'memberLoad', member: index, index: at }) as const),
    ]),
  ];
}
