import { ANCHOR } from './sketchTruss.ts';
import type { TrussSketch } from './sketchTruss.ts';
import type { AnchorMark, Point } from './marks.ts';

/** Glyphs further than this would only blacken the picture. */
const MAX_ANCHORS = 60;

/**
 * Chooses a glyph for each held joint and the side it stands on: away from the rods of its joint.
 *
 * `points` are the joints on the drawing, px. A plane joint held in x and y is a pin, in one of them a roller against
 * that direction. In space a joint held in all three is a pin; another one names its held axes.
 */
export function layoutAnchors(sketch: TrussSketch, points: readonly Point[]): AnchorMark[] {
  const held = sketch.joints.flatMap(({ anchor }, joint) => (isHeld(anchor, sketch) ? [joint] : []));
  if (held.length === 0) return [];
  const rods = rodDirections(sketch, points, new Set(held));
  return thin(held, MAX_ANCHORS).map((joint) => {
    const point = points[joint] ?? { x: 0, y: 0 };
    return { ...point, joint, ...chooseGlyph(sketch, joint, rods.get(joint) ?? { x: 0, y: 0 }) };
  });
}

/** Takes every n-th entry, so that at most `limit` remain. */
export function thin<T>(list: readonly T[], limit: number): T[] {
  const stride = Math.ceil(list.length / limit);
  return stride <= 1 ? [...list] : list.filter((_, index) => index % stride === 0);
}

/** In a plane truss holding z means nothing. */
export function isHeld(anchor: number, { isSpatial }: Pick<TrussSketch, 'isSpatial'>): boolean {
  return (anchor & (isSpatial ? 7 : ANCHOR.x | ANCHOR.y)) !== 0;
}

function chooseGlyph(
  { joints, isSpatial }: TrussSketch,
  joint: number,
  rods: Point,
): Pick<AnchorMark, 'glyph' | 'rotationDeg' | 'axes'> {
  const anchor = joints[joint]?.anchor ?? 0;
  const holdsX = (anchor & ANCHOR.x) !== 0;
  const holdsY = (anchor & ANCHOR.y) !== 0;
  const holdsAll = holdsX && holdsY && (!isSpatial || (anchor & ANCHOR.z) !== 0);
  const glyph = holdsAll || (!isSpatial && holdsX && holdsY) ? 'pin' : 'roller';
  const axes = isSpatial && !holdsAll ? axesOf(anchor) : null;
  // A glyph that stands below its joint points down; 90 turns it to the left.
  if (holdsY || !holdsX) return { glyph, rotationDeg: rods.y > UPRIGHT ? 180 : 0, axes };
  return { glyph, rotationDeg: rods.x < 0 ? -90 : 90, axes };
}

/** Rods that hang clearly below their joint (y downwards) leave the room above it. */
const UPRIGHT = 0.5;

function axesOf(anchor: number): string {
  return (['x', 'y', 'z'] as const).filter((axis) => (anchor & ANCHOR[axis]) !== 0).join('');
}

/** The mean direction of the rods at each of some joints. */
function rodDirections(
  { links }: TrussSketch,
  points: readonly Point[],
  joints: ReadonlySet<number>,
): Map<number, Point> {
  const sums = new Map<number, { x: number; y: number; count: number }>();
  const add = (from: number, to: number): void => {
    const [a, b] = [points[from], points[to]];
    if (!joints.has(from) || a === undefined || b === undefined) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const sum = sums.get(from) ?? { x: 0, y: 0, count: 0 };
    sums.set(from, {
      x: sum.x + (b.x - a.x) / length,
      y: sum.y + (b.y - a.y) / length,
      count: sum.count + 1,
    });
  };
  for (const { i, j } of links) {
    add(i, j);
    add(j, i);
  }
  return new Map([...sums].map(([joint, { x, y, count }]) => [joint, { x: x / count, y: y / count }]));
}
