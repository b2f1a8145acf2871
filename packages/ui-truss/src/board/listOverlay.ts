import type { DrawnNode } from '@eecs/ui-kit';
import { type BoardBox, type WayTexts, drawMarquee, px } from '@eecs/ui-kit/editor';
import { type Camera, type Point, project } from '../camera/camera.ts';
import { drawGuide as drawGuideShape } from '../editing/guides.ts';
import { type Place, distanceOf } from '../editing/place.ts';
import type { SnapKind } from '../editing/snap.ts';
import { drawGuide } from '../scheme/drawGuides.ts';
import { circle } from '../scheme/drawJoints.ts';
import type { Ghost } from '../state/passing.ts';

/** The texts of the overlay. */
export interface OverlayTexts extends WayTexts<Place> {
  readonly snap: (kind: SnapKind) => string;
}

export interface OverlayRequest {
  readonly camera: Camera;
  readonly ghost: Ghost;
  readonly marquee: BoardBox | null;
  readonly texts: OverlayTexts;
}

/** Offset of the text from the pointer, px. */
const ASIDE = { x: 14, y: -12 };
const LINE_PX = 16;

/**
 * Lists the overlay of the drawing: the object being drawn with its length and angle, and its snap target. The line
 * under the drawing explains why an object is refused.
 */
export function listOverlay({ camera, ghost, marquee, texts }: OverlayRequest): DrawnNode[] {
  const nodes: DrawnNode[] = marquee === null ? [] : [drawMarquee(marquee)];
  const start = ghost.from === null ? null : project(camera, ghost.from);
  const end = ghost.aim === null ? null : project(camera, ghost.aim.place);
  if (start !== null) nodes.push(mark('start', circle(start, 6)));
  if (start !== null && end !== null)
    nodes.push({
      key: 'rubber',
      tag: 'path',
      attributes: { 'data-role': 'rubber', d: `M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}` },
    });
  if (end === null || ghost.aim === null) return nodes;
  const guide = ghost.from && ghost.guide ? drawGuideShape(ghost.guide, ghost.from, ghost.aim.place) : null;
  if (guide !== null)
    nodes.push({
      key: 'guide',
      tag: 'path',
      attributes: {
        'data-role': 'guide',
        'data-state': 'hovered',
        d: drawGuide(guide, camera, NO_DIVISIONS),
      },
    });
  const { place, kind } = ghost.aim;
  nodes.push(mark('aim', drawSnap(end, kind)));
  const lines = [
    // A zero length has no direction: at the start of a rod its place is shown.
    ghost.from === null || distanceOf(ghost.from, place) === 0
      ? texts.place(place)
      : writeWay(ghost.from, place, texts),
    kind === 'grid' || kind === 'free' ? '' : texts.snap(kind),
  ].filter((line) => line !== '');
  // Near the right edge the label is to the left of the pointer.
  const isLeft = end.x > camera.width - 150;
  const anchor = {
    'text-anchor': isLeft ? 'end' : 'start',
    style: `text-anchor:${isLeft ? 'end' : 'start'}`,
  };
  const at = (line: number) => ({
    x: px(end.x + (isLeft ? -ASIDE.x : ASIDE.x)),
    y: px(Math.max(end.y + ASIDE.y, 20) + line * LINE_PX),
  });
  lines.forEach((text, line) => {
    nodes.push({
      key: `said-${line}`,
      tag: 'text',
      attributes: { 'data-role': 'coordinate', ...anchor, ...at(line) },
      text,
    });
  });
  return nodes;
}

/** A guide being drawn has no divisions yet. */
const NO_DIVISIONS = 0;

/** Writes the length and angle of the object being drawn; in space only the length. */
function writeWay(from: Place, to: Place, texts: OverlayTexts): string {
  const length = texts.length(distanceOf(from, to));
  if (from.z !== to.z) return length;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `${length}  ${texts.angle(angle)}`;
}

function mark(key: string, d: string): DrawnNode {
  return { key, tag: 'path', attributes: { 'data-role': 'snap', d } };
}

/**
 * Draws the snap mark: a circle on a joint, a cross where guides meet, a triangle in the middle, a small cross
 * elsewhere.
 */
function drawSnap({ x, y }: Point, kind: SnapKind): string {
  const cross = (r: number): string =>
    `M${px(x - r)} ${px(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
  switch (kind) {
    case 'joint':
      return circle({ x, y }, 7);
    case 'intersection':
    case 'division':
      return cross(6);
    case 'middle':
    case 'third':
      return `M${px(x - 6)} ${px(y + 5)}h12l-6 -10Z`;
    case 'guide':
    case 'link':
      return `M${px(x)} ${px(y - 6)}l6 6l-6 6l-6 -6Z`;
    default:
      return `M${px(x - 5)} ${px(y)}h10M${px(x)} ${px(y - 5)}v10`;
  }
}
