import type { FrameCase, FrameMechanism, PartMotion } from '@eecs/solver-core/frame';
import { px } from '@eecs/ui-kit/layout';
import { placesOf } from '../editing/curves.ts';
import type { Place } from '../editing/place.ts';
import type { FrameProjection } from './projection.ts';

/** Draws the members of a moving mechanism with a given largest displacement, px: each moves with its rigid part. */
export function drawMotion(
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  { parts }: FrameMechanism,
  {
    projection,
    size,
  }: { readonly projection: Pick<FrameProjection, 'toPx' | 'factor'>; readonly size: number },
): string {
  // The largest displacement of a joint is 1.
  const scale = size / projection.factor;
  return parts
    .flatMap((part) =>
      part.members.map((index) => {
        const member = members[index];
        const [a, b] = [joints[member?.i ?? -1], joints[member?.j ?? -1]];
        if (a === undefined || b === undefined) return '';
        // A curved member moves with the places of its axis.
        const places = [a, ...placesOf({ joints }, member!), b];
        return places
          .map((place) => projection.toPx(move(place, part, scale)))
          .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`)
          .join('');
      }),
    )
    .join('');
}

function move({ x, y }: Place, part: PartMotion, scale: number): Place {
  return { x: x + scale * (part.x - part.omega * y), y: y + scale * (part.y + part.omega * x) };
}
