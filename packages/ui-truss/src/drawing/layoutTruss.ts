import { LABEL_HEIGHT_PX } from '@eecs/ui-kit';
import type { TrussSketch } from './sketchTruss.ts';
import { fitPoints } from './fitPoints.ts';
import { layoutAnchors, thin } from './layoutAnchors.ts';
import { layoutLabels } from './layoutLabels.ts';
import type { Drawn, DrawnForce } from './layoutLabels.ts';
import { gatherForces, layoutArrow } from './layoutLoads.ts';
import type { PlacedForce } from './layoutLoads.ts';
import type { AnchorMark, Point, TrussMarks } from './marks.ts';
import { project } from './projection.ts';

export interface DrawingSize {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Writes the value of a force. */
  readonly formatForce: (force: number) => string;
}

/** Rods that are drawn one by one; of a larger truss every n-th. */
const MAX_RODS = 4000;
/** From here on circles would cover the rods. */
const MAX_JOINTS = 400;
/** More arrows than this say nothing on one picture. */
const MAX_ARROWS = 80;
const ARROW_PITCH_PX = 12;
/** Rods shorter than this on average are drawn as hairlines. */
const FINE_ROD_PX = 14;
/** Narrower pictures are thumbnails: no values. */
const LABELS_FROM_PX = 240;

/**
 * Lays out a truss in a box: joints and rods to scale, glyphs, arrows and texts in px.
 *
 * Pure. The number of marks is bounded, so a truss of any size is drawn in the same time.
 */
export function layoutTruss(sketch: TrussSketch, { width, height, formatForce }: DrawingSize): TrussMarks {
  const unit = Math.min(width, height);
  const glyphSize = clamp(unit * 0.085, 8, 26);
  const jointRadius = clamp(unit * 0.011, 1.5, 3.5);
  const arrow = { length: clamp(unit * 0.13, 12, 40), gap: jointRadius + 2 };
  const hasLabels = width >= LABELS_FROM_PX;
  const forces = gatherForces(sketch);
  const places = sketch.joints.map(project);
  const rodsOf = rodsAt(sketch, places, new Set(forces.map(({ joint }) => joint)));
  const draw = (points: readonly Point[]): Drawn => {
    const anchors = layoutAnchors(sketch, points);
    return { anchors, ...drawForces(forces, points, { rodsOf, anchors, glyphSize, ...arrow }) };
  };
  const points = fitPoints(places, {
    width,
    height,
    reach: (at) => reachOf(draw(at), at, { glyphSize, labelHeight: hasLabels ? LABEL_HEIGHT_PX + 4 : 0 }),
  });
  const drawn = draw(points);
  const labelled = hasLabels
    ? layoutLabels(drawn, { width, height, glyphSize, formatForce })
    : { labels: [], hiddenLabels: 0 };
  const hiddenLabels = hasLabels ? labelled.hiddenLabels + drawn.hiddenArrows : 0;
  return {
    width,
    height,
    rods: writeRods(sketch, points),
    isFine: meanRodLength(sketch, points) < FINE_ROD_PX,
    joints: points.length > MAX_JOINTS ? [] : points,
    jointRadius,
    glyphSize,
    anchors: drawn.anchors,
    arrows: drawn.arrows.flatMap(({ mark }) => (mark === null ? [] : [mark])),
    endOn: drawn.arrows.flatMap(({ mark, point, placed }) =>
      mark === null ? [{ ...point, towards: placed.towards }] : [],
    ),
    labels: labelled.labels,
    hiddenLabels,
  };
}

interface Surroundings {
  /** Unit vectors along the rods of each loaded joint. */
  readonly rodsOf: ReadonlyMap<number, readonly Point[]>;
  readonly anchors: readonly AnchorMark[];
  readonly glyphSize: number;
  readonly length: number;
  readonly gap: number;
}

function drawForces(
  forces: readonly PlacedForce[],
  points: readonly Point[],
  { rodsOf, anchors, glyphSize, length, gap }: Surroundings,
): Omit<Drawn, 'anchors'> {
  const supports = new Map(anchors.map(({ joint, rotationDeg }) => [joint, downFrom(rotationDeg)]));
  const arrows: DrawnForce[] = [];
  const taken = new Set<string>();
  for (const placed of forces) {
    const point = points[placed.joint] ?? { x: 0, y: 0 };
    const { direction } = placed;
    // The strongest of several forces side by side in one direction stands for the others.
    const place = [point.x / ARROW_PITCH_PX, point.y / ARROW_PITCH_PX, direction.x * 4, direction.y * 4];
    const key = place.map(Math.round).join();
    if (taken.has(key) || arrows.length >= MAX_ARROWS) continue;
    taken.add(key);
    const isEndOn = direction.x === 0 && direction.y === 0;
    const support = supports.get(placed.joint);
    const mark = isEndOn
      ? null
      : layoutArrow(point, direction, {
          rods: rodsOf.get(placed.joint) ?? [],
          support: support === undefined ? null : { way: support, reach: glyphSize },
          length,
          gap,
        });
    arrows.push({ placed, point, mark });
  }
  return { arrows, hiddenArrows: forces.length - arrows.length };
}

/** Where a glyph turned by an angle stands, seen from its joint. */
function downFrom(rotationDeg: number): Point {
  const turn = (rotationDeg * Math.PI) / 180;
  return { x: -Math.sin(turn), y: Math.cos(turn) };
}

/** Unit vectors along the rods of some joints, on the page with y downwards. */
function rodsAt(
  { links }: TrussSketch,
  places: readonly Point[],
  joints: ReadonlySet<number>,
): Map<number, Point[]> {
  const rods = new Map<number, Point[]>([...joints].map((joint) => [joint, []]));
  const add = (from: number, to: number): void => {
    const [a, b, list] = [places[from], places[to], rods.get(from)];
    if (a === undefined || b === undefined || list === undefined) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    list.push({ x: (b.x - a.x) / length, y: (a.y - b.y) / length });
  };
  for (const { i, j } of links) {
    add(i, j);
    add(j, i);
  }
  return rods;
}

/** How far glyphs and arrows reach beyond the joints on each side, px. */
function reachOf(
  { anchors, arrows }: Drawn,
  points: readonly Point[],
  { glyphSize, labelHeight }: { readonly glyphSize: number; readonly labelHeight: number },
): Point[] {
  const half = 0.6 * glyphSize;
  const glyphs = anchors.flatMap(({ x, y, rotationDeg }) => {
    const down = (rotationDeg * Math.PI) / 180;
    const foot = { x: x - Math.sin(down) * glyphSize, y: y + Math.cos(down) * glyphSize };
    return [
      { x: foot.x - half, y: foot.y },
      { x: foot.x + half, y: foot.y },
      { x: foot.x, y: foot.y - half * Math.abs(Math.sin(down)) },
      { x: foot.x, y: foot.y + half * Math.abs(Math.sin(down)) },
    ];
  });
  const ends = arrows.flatMap(({ mark }) => (mark === null ? [] : [mark.tip, mark.tail]));
  const texts = ends.flatMap(({ x, y }) => [
    { x, y: y - labelHeight },
    { x, y: y + labelHeight },
  ]);
  return [...points, ...glyphs, ...ends, ...texts];
}

function writeRods({ links }: TrussSketch, points: readonly Point[]): string {
  return thin(links, MAX_RODS)
    .map(({ i, j }) => {
      const [a, b] = [points[i], points[j]];
      return a === undefined || b === undefined ? '' : `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`;
    })
    .join('');
}

function meanRodLength({ links }: TrussSketch, points: readonly Point[]): number {
  let sum = 0;
  for (const { i, j } of links) {
    const [a, b] = [points[i], points[j]];
    if (a !== undefined && b !== undefined) sum += Math.hypot(a.x - b.x, a.y - b.y);
  }
  return links.length === 0 ? Infinity : sum / links.length;
}

function px(value: number): number {
  return Math.round(value * 10) / 10;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
