import type { BeamCase, Load } from '@eecs/solver-core';
import { getInsets, type LabelBox } from '@eecs/ui-kit';
import { isDistributed } from '../editing/changeLoad.ts';
import { assignLanes } from './assignLanes.ts';
import { drawDimensions } from './drawDimensions.ts';
import { drawDistributed } from './drawDistributed.ts';
import { drawPointLoad } from './drawPointLoad.ts';
import { drawSupport } from './drawSupport.ts';
import { type LabelWish, chooseLabelPlaces } from './chooseLabelPlaces.ts';
import type { GlyphMark, Mark, PlacedLabel } from './mark.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { toQuadratic } from './ordinates.ts';

/** A beam drawn: marks to paint in order, and the labels that found a place. */
export interface Scheme {
  readonly width: number;
  readonly height: number;
  readonly axisY: number;
  readonly marks: readonly Mark[];
  /** Supports, painted over the beam. */
  readonly glyphs: readonly GlyphMark[];
  readonly labels: readonly PlacedLabel[];
  /** Labels without a place, and objects too close to another of their kind to be told apart. */
  readonly hidden: number;
}

/** Texts of the drawing, made elsewhere: the layout knows no language. */
export interface SchemeTexts {
  readonly load: (load: Load, value: number) => string;
  readonly dimension: (length: number) => string;
  readonly whole: (length: number) => string;
}

const LANES = 3;
const LANE_PX = 46;
const TOP_PX = 40;
const BELOW_PX = 104;
/** Distance of a support's letter from its middle. */
const NAME_ASIDE_PX = 23;
/** Objects of one kind closer than this look like one. */
const CLOSEST_PX = 4;

/**
 * Lays a beam out on a board of a given width, in pixels: beam, supports, loads and dimension chain, and a place for
 * every label so that none covers another. The number of marks is bounded by the width, not by the document.
 */
export function layoutScheme(
  document: BeamCase,
  {
    width,
    minHeight,
    texts,
  }: { readonly width: number; readonly minHeight: number; readonly texts: SchemeTexts },
): Scheme {
  const { left, right } = getInsets(width);
  const end = Math.max(left + 40, width - right);
  const toX = (x: number): number => left + ((end - left) * x) / document.L;
  const inside = document.loads
    .map((load, index) => ({ load, index }))
    .filter(({ load }) => isInside(load, document.L));
  const distributed = inside.flatMap(({ load, index }) => (isDistributed(load) ? [{ load, index }] : []));
  const lanes = assignLanes(
    distributed.map(({ load }) => ({ start: load.x[0], end: load.x[1] })),
    LANES,
  );
  const laneCount = lanes.length === 0 ? 0 : Math.max(...lanes) + 1;
  const rise = Math.max(58, laneCount * LANE_PX + 20);
  const height = Math.max(minHeight, TOP_PX + rise + BELOW_PX);
  // Spare height goes above and below alike, so that the beam stands in the middle of a roomy board.
  const axisY = TOP_PX + rise + (height - TOP_PX - rise - BELOW_PX) / 2;

  const marks: Mark[] = [];
  const glyphs: GlyphMark[] = [];
  const wishes: LabelWish[] = [];
  const obstacles: LabelBox[] = [];
  let hidden = 0;

  const peaks = { load: 0, mass: 0 };
  for (const { load } of distributed) {
    const kind = load.className === 'DistributedMass' ? 'mass' : 'load';
    peaks[kind] = Math.max(peaks[kind], toQuadratic(load.y).peak);
  }
  distributed.forEach(({ load, index }, at) => {
    const drawing = drawDistributed(load, {
      key: `load-${index}`,
      toX,
      baseY: axisY - 3 - (lanes[at] ?? 0) * LANE_PX,
      peak: load.className === 'DistributedMass' ? peaks.mass : peaks.load,
      format: (value) => texts.load(load, value),
    });
    marks.push(...drawing.marks);
    wishes.push(...drawing.labels);
    obstacles.push(...drawing.obstacles);
  });

  marks.push(
    { key: 'axis', role: 'axis', d: `M${left - 24} ${axisY}H${end + 24}` },
    { key: 'beam', role: 'beam', d: `M${left} ${axisY}H${end}` },
  );

  const names = nameSupports(document.supports);
  const drawnSupports = thin(
    document.supports
      .map((support, index) => ({ support, index }))
      .filter(({ support }) => support.x <= document.L),
    ({ support }) => ({ kind: support.className, x: toX(support.x) }),
  );
  hidden += drawnSupports.left;
  for (const { support, index } of drawnSupports.kept) {
    const x = toX(support.x);
    const isRightEnd = support.x === document.L;
    const drawing = drawSupport(support, { key: `support-${index}`, x, axisY, isRightEnd });
    glyphs.push(...drawing.glyphs);
    obstacles.push(drawing.obstacle);
    const name = names[index];
    if (name === undefined || name === '') continue;
    const side = NAME_ASIDE_PX;
    const y = axisY + 20;
    const places = [-side, side, -side - 14, side + 14].map((dx) => ({ x: x + dx, y }));
    wishes.push({ key: `name-${index}`, text: name, role: 'name', priority: 85, places });
  }

  const points = thin(
    inside.flatMap(({ load, index }) => (isDistributed(load) ? [] : [{ load, index }])),
    ({ load }) => ({ kind: `${load.className} ${Math.sign(load.c[0])}`, x: toX(load.x) }),
  );
  hidden += points.left;
  for (const { load, index } of points.kept) {
    const drawing = drawPointLoad(load, {
      key: `load-${index}`,
      x: toX(load.x),
      axisY,
      rise,
      text: texts.load(load, Math.abs(load.c[0])),
    });
    marks.push(...drawing.marks);
    wishes.push(drawing.label);
    obstacles.push(...drawing.obstacles);
  }

  const dimensions = drawDimensions({
    places: listDimensionPlaces(document),
    toX,
    y: axisY + 58,
    format: texts.dimension,
    formatWhole: texts.whole,
  });
  marks.push(...dimensions.marks);
  wishes.push(...dimensions.labels);

  const frame = { x0: 4, y0: 4, x1: width - 4, y1: height - 4 };
  const placed = chooseLabelPlaces(wishes, { frame, obstacles });
  return { width, height, axisY, marks, glyphs, labels: placed.labels, hidden: hidden + placed.hidden };
}

function isInside(load: Load, length: number): boolean {
  return isDistributed(load) ? load.x[0] >= 0 && load.x[1] <= length : load.x >= 0 && load.x <= length;
}

/** Leaves out what stands within a few pixels of another of its kind, and counts it. */
function thin<Item>(
  items: readonly Item[],
  describe: (item: Item) => { readonly kind: string; readonly x: number },
): { readonly kept: readonly Item[]; readonly left: number } {
  const taken = new Set<string>();
  const kept = items.filter((item) => {
    const { kind, x } = describe(item);
    const cell = `${kind} ${Math.round(x / CLOSEST_PX)}`;
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
  return { kept, left: items.length - kept.length };
}

/** The ends of the beam and every support between them, once each, ascending. */
function listDimensionPlaces(document: BeamCase): number[] {
  const places = document.supports.map(({ x }) => x).filter((x) => x > 0 && x < document.L);
  return [0, ...new Set(places), document.L].sort((a, b) => a - b);
}
