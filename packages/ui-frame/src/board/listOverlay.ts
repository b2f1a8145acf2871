import type { DrawnNode } from '@eecs/ui-kit';
import { type BoardBox, type WayTexts, drawMarquee, px } from '@eecs/ui-kit/editor';
import { drawCircle } from '@eecs/ui-kit/layout';
import { type Place, distanceOf } from '../editing/place.ts';
import type { FrameProjection } from '../scheme/projection.ts';
import { path } from '../scheme/scheme.ts';
import type { Ghost } from '../state/tool.ts';

/** Texts of the overlay. */
export type OverlayTexts = WayTexts<Place>;

/** Distance of the text from the pointer, px. */
const ASIDE = { x: 14, y: -12 };
/** Space for the text at the right edge of the board, px. */
const ROOM_PX = 130;

/**
 * Lists the overlay of the drawing: the frame of a selection, the member being drawn with its length and angle, the
 * target.
 */
export function listOverlay(
  {
    projection: { toPx, width },
    texts,
  }: { readonly projection: FrameProjection; readonly texts: OverlayTexts },
  { ghost, marquee }: { readonly ghost: Ghost; readonly marquee: BoardBox | null },
): DrawnNode[] {
  const nodes: DrawnNode[] = marquee === null ? [] : [drawMarquee(marquee)];
  const start = ghost.from === null ? null : toPx(ghost.from);
  const end = ghost.aim === null ? null : toPx(ghost.aim.place);
  if (start !== null) nodes.push(path('start', 'snap', drawCircle(start, 6)));
  if (start !== null && end !== null)
    nodes.push(path('rubber', 'rubber', `M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}`));
  if (end === null || ghost.aim === null) return nodes;
  const isOnSomething = ghost.aim.kind !== 'grid' && ghost.aim.kind !== 'free';
  nodes.push(path('aim', 'snap', drawCircle(end, isOnSomething ? 9 : 3)));
  const { place } = ghost.aim;
  nodes.push({
    key: 'words',
    tag: 'text',
    attributes: {
      'data-role': 'coordinate',
      'text-anchor': end.x > width - ROOM_PX ? 'end' : 'start',
      x: px(end.x > width - ROOM_PX ? end.x - ASIDE.x : end.x + ASIDE.x),
      y: px(Math.max(14, end.y + ASIDE.y)),
    },
    text:
      ghost.from === null || distanceOf(ghost.from, place) === 0
        ? texts.place(place)
        : `${texts.length(distanceOf(ghost.from, place))}  ${texts.angle(angleOf(ghost.from, place))}`,
  });
  return nodes;
}

function angleOf(from: Place, to: Place): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
