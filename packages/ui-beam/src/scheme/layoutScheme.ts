import { type BeamCase, type Load, isDistributed } from '@eecs/solver-core';
import {
  assignLanes,
  chooseLabelPlaces,
  createScale,
  getInsets,
  getLabelBox,
  type GlyphMark,
  type LabelBox,
  type LabelWish,
  type Mark,
  type Scale,
} from '@eecs/ui-kit/layout';
import type { Scene, SceneObject } from '@eecs/ui-kit/editor';
import { drawBeamLine } from './drawBeamLine.ts';
import { drawCollisions } from './drawCollisions.ts';
import { drawDepths } from './drawDepths.ts';
import { completeDimensions, drawDimensions } from './drawDimensions.ts';
import { drawDistributed } from './drawDistributed.ts';
import { drawPointLoad } from './drawPointLoad.ts';
import { drawSelfWeight } from './drawSelfWeight.ts';
import { drawSetAngle } from './drawSetAngle.ts';
import type { SettlementDirection } from './drawSettlement.ts';
import { drawSupport } from './drawSupport.ts';
import { letterSupports } from '../naming/nameSupports.ts';
import { type BoardItem, isSameItem, toItemKey } from '../naming/boardItem.ts';
import type { View } from '../state/view.ts';
import { type KeptDrawings, createKeptDrawings } from './keptDrawings.ts';
import { listDimensionPlaces } from '../editing/listDimensionPlaces.ts';
import type { SectionNumbers } from './numberSections.ts';
import { toQuadratic } from './ordinates.ts';
import { thinOut } from './thinOut.ts';

/** A drawn beam: marks to paint in order, supports over them, and placed labels. */
export interface Scheme extends Scene<BoardItem> {
  readonly width: number;
  readonly height: number;
  readonly axisY: number;
  /** Maps places along the beam to pixels. */
  readonly scale: Scale;
  /** Number of labels without a place, and of objects too close to another of their kind. */
  readonly hidden: number;
}

/** A drawn support, load or dimension. */
export type SchemeObject = SceneObject<BoardItem>;

/** Texts of the drawing, written elsewhere, because the layout knows no language. */
export interface SchemeTexts {
  readonly load: (load: Load, value: number) => string;
  readonly dimension: (length: number) => string;
  readonly whole: (length: number) => string;
  /** A coordinate for screen readers: without trailing zeros. */
  readonly place: (x: number) => string;
  /** The displacement of a support by its settlement along x, along y or about z, with its unit. */
  readonly settlement: (value: number, direction: SettlementDirection) => string;
  readonly angle: (degrees: number) => string;
}

const RIM_PX = 4;
const LANES = 3;
const LANE_PX = 46;
const TOP_PX = 40;
const BELOW_PX = 104;
/** Distance of a support's letter from its middle. */
const NAME_ASIDE_PX = 23;
/** Distance by which a letter is lowered if there is no room beside its support. */
const NAME_BELOW_PX = 18;
/** Distance of the dimension chain from the axis. */
const DIMENSIONS_PX = 58;
/** Height of the reactions between the supports and the dimension chain. */
const REACTIONS_PX = 30;
/**
 * Half the width of a reaction below its support, and of that of a clamp with the arc of its moment; its upper end, less
 * this half, and its lower end below the axis, px.
 */
const ARROW_PX = 4;
const TURN_PX = 24;
const UNDER_PX = 36;
const REACTION_PX = 66;
/** Objects farther than this beyond a side of the board are not drawn. */
const ASIDE_PX = 60;
/** Additional height of the values of a selected distributed load: above the frame, and above the handles. */
const LIFT_PX = { frame: 8, dots: 9 };
/** The buttons of the view and of the options, in the upper right corner. */
const VIEW_PX = { width: 32, height: 96, all: 160 };
/** The place of the angle of a case set, to the right of the tools that cover the left of the board. */
const SET_ANGLE_PX = { x: 10, y: 26 };
/** Puts the labels of the selection above all others. */
const SELECTED = 100;

export interface SchemeOptions {
  readonly width: number;
  readonly minHeight: number;
  readonly texts: SchemeTexts;
  /** The range of the beam between the insets. @default the whole beam */
  readonly view?: View | null;
  /** Always drawn, and labelled first. */
  readonly selected?: readonly BoardItem[];
  /** Keeps the axis and the height of another layout, because a drag must not move the board under the pointer. */
  readonly hold?: Pick<Scheme, 'axisY' | 'height'>;
  /** The width of a strip at the left of the board where no label is placed, because tools cover it, px. @default 4 */
  readonly clearLeft?: number;
  /** The angle by which the forces of the shown case set are rotated, degrees. @default 0 */
  readonly setAngle?: number;
  /** Whether self weight acts in the shown case set. @default as the document states, whatever the set */
  readonly hasWeight?: boolean;
  /** Returns the angle by which a load is drawn rotated relative to its own angle, degrees. @default 0 */
  readonly turnOf?: (load: Load) => number;
  /** The colour of a load without its own colour. @default the ink of all loads */
  readonly colorOf?: (load: Load) => string | undefined;
  /** Whether the beam is drawn with the depth of its cross-sections. @default false */
  readonly hasDepths?: boolean;
  /** Whether room is reserved for the reactions, which the results draw. @default false */
  readonly hasReactions?: boolean;
  /** Numbers the cross-sections of the beam's sections. @default nothing */
  readonly sectionNumbers?: SectionNumbers | null;
  /** The cache of an earlier drawing with the same board width, view and language. */
  readonly kept?: KeptDrawings;
}

/**
 * Lays a beam out on a board of a given width, px: beam, supports, loads and dimension chain, and non-overlapping
 * places for the labels. The number of marks is bounded by the width, not by the document.
 */
export function layoutScheme(
  document: BeamCase,
  {
    width,
    minHeight,
    texts,
    view = null,
    selected = [],
    hold,
    clearLeft = RIM_PX,
    setAngle = 0,
    hasWeight = document.selfWeight,
    turnOf = () => 0,
    colorOf,
    hasDepths = false,
    hasReactions = false,
    sectionNumbers = null,
    kept = createKeptDrawings(),
  }: SchemeOptions,
): Scheme {
  const { left, right } = getInsets(width);
  const end = Math.max(left + 40, width - right);
  const scale = createScale({ domain: [view?.x0 ?? 0, view?.x1 ?? document.L], range: [left, end] });
  const toX = scale.toPx;
  const isInSight = (x0: number, x1 = x0): boolean => toX(x1) > -ASIDE_PX && toX(x0) < width + ASIDE_PX;
  const sight = { x0: Math.max(0, toX(0)), x1: Math.min(width, toX(document.L)) };
  const inside = document.loads
    .map((load, index) => ({ load, index }))
    .filter(({ load }) => isInside(load, document.L) && isInSight(...toRange(load)));
  const distributed = inside.flatMap(({ load, index }) => (isDistributed(load) ? [{ load, index }] : []));
  const lanes = assignLanes(
    distributed.map(({ load }) => ({ start: load.x[0], end: load.x[1] })),
    hold === undefined ? LANES : Math.max(1, Math.min(LANES, Math.floor((hold.axisY - TOP_PX) / LANE_PX))),
  );
  const laneCount = lanes.length === 0 ? 0 : Math.max(...lanes) + 1;
  const rise = Math.max(58, laneCount * LANE_PX + 20);
  const lowered = hasReactions ? REACTIONS_PX : 0;
  const below = BELOW_PX + lowered;
  const height = hold?.height ?? Math.max(minHeight, TOP_PX + rise + below);
  // Spare height is divided equally above and below, so that the beam is in the middle of a tall board.
  const axisY = hold?.axisY ?? TOP_PX + rise + (height - TOP_PX - rise - below) / 2;

  const objects: SchemeObject[] = [];
  const add = (item: BoardItem, drawing: Omit<SchemeObject, 'item'>, labels: readonly LabelWish[]): void => {
    objects.push({ item, ...drawing });
    const isSelected = selected.some((other) => isSameItem(item, other));
    // The label is above the handles and the frame of the object; if there is no room there, it stays at its own place.
    const isLifted = selected.length === 1 && drawing.handles.length > 1;
    const top = Math.min(...drawing.handles.map(({ y }) => y));
    wishes.push(
      ...labels.map((label) =>
        isSelected
          ? {
              ...label,
              priority: label.priority + SELECTED,
              places: [
                ...label.places.flatMap(({ x, y }) =>
                  isLifted ? { x, y: Math.min(y - LIFT_PX.frame, top - LIFT_PX.dots) } : [],
                ),
                ...label.places,
              ],
            }
          : label,
      ),
    );
  };
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
    const item: BoardItem = { kind: 'load', index };
    const key = toItemKey(item);
    const baseY = axisY - 3 - (lanes[at] ?? 0) * LANE_PX;
    const peak = load.className === 'DistributedMass' ? peaks.mass : peaks.load;
    const color = load.color ?? colorOf?.(load);
    const turn = turnOf(load);
    const drawing = kept.distributed(load, [key, baseY, peak, document.L, color, turn], () =>
      drawDistributed(load, {
        key,
        color,
        turn,
        toX,
        sight,
        baseY,
        peak,
        format: (value) => texts.load(load, value),
      }),
    );
    marks.push(...drawing.marks);
    obstacles.push(...drawing.obstacles);
    add(item, { boxes: drawing.obstacles, handles: drawing.handles }, drawing.labels);
  });

  const { materials, sections, units, L } = document;
  marks.push(
    ...kept.beamLine(document.beamSections, [materials, sections, units, L, axisY, hasDepths], () => [
      ...(hasDepths ? drawDepths(document, { toX, axisY }) : []),
      ...drawBeamLine(document, { toX, axisY }),
    ]),
  );

  const names = letterSupports(document.supports);
  const drawnSupports = thinOut(
    document.supports
      .map((support, index) => ({ support, item: { kind: 'support', index } as const }))
      .filter(({ support }) => support.x <= document.L && isInSight(support.x)),
    selected,
    ({ support }) => ({ kind: support.className, x: toX(support.x) }),
  );
  hidden += drawnSupports.left;
  for (const { support, item } of drawnSupports.kept) {
    const x = toX(support.x);
    const isRightEnd = support.x === document.L;
    const drawing = drawSupport(support, {
      key: toItemKey(item),
      x,
      axisY,
      isRightEnd,
      format: texts.settlement,
    });
    glyphs.push(...drawing.glyphs);
    marks.push(...drawing.marks);
    obstacles.push(drawing.obstacle, ...drawing.obstacles);
    const name = names[item.index] ?? '';
    const half = support.className === 'cantilever' ? TURN_PX : ARROW_PX;
    if (hasReactions && name !== '')
      obstacles.push({ x0: x - half, y0: axisY + UNDER_PX - half, x1: x + half, y1: axisY + REACTION_PX });
    const side = NAME_ASIDE_PX;
    const y = axisY + 20;
    const places = [-side, side, -side - 14, side + 14, 0].map((dx) => ({
      x: x + dx,
      y: dx === 0 ? y + NAME_BELOW_PX : y,
    }));
    const label = { key: `${toItemKey(item)}-name`, text: name, role: 'name', priority: 85, places } as const;
    add(item, { boxes: [drawing.obstacle], handles: [] }, [
      ...(name === '' ? [] : [label]),
      ...drawing.labels,
    ]);
  }

  const points = thinOut(
    inside.flatMap(({ load, index }) =>
      isDistributed(load) ? [] : [{ load, item: { kind: 'load', index } as const }],
    ),
    selected,
    ({ load }) => ({ kind: `${load.className} ${Math.sign(load.c[0])}`, x: toX(load.x) }),
  );
  hidden += points.left;
  for (const { load, item } of points.kept) {
    const key = toItemKey(item);
    const color = load.color ?? colorOf?.(load);
    const turn = turnOf(load);
    const drawing = kept.point(load, [key, axisY, rise, document.L, color, turn], () =>
      drawPointLoad(load, {
        key,
        color,
        turn,
        x: toX(load.x),
        axisY,
        rise,
        text: texts.load(load, Math.abs(load.c[0])),
      }),
    );
    marks.push(...drawing.marks);
    obstacles.push(...drawing.obstacles);
    add(item, { boxes: drawing.obstacles, handles: [drawing.handle] }, [drawing.label]);
  }

  const dimensions = drawDimensions({
    places: listDimensionPlaces(document),
    toX,
    sight: { x0: 0, x1: width },
    y: axisY + DIMENSIONS_PX + lowered,
    format: texts.dimension,
    formatWhole: texts.whole,
  });
  marks.push(...dimensions.marks);
  for (const { index, box, label } of dimensions.links) {
    add({ kind: 'dimension', index }, { boxes: [box], handles: [] }, label === null ? [] : [label]);
  }

  if (hasWeight && sight.x0 < sight.x1) {
    const weight = drawSelfWeight({ ...sight, axisY, turn: setAngle });
    marks.push(weight.mark);
    wishes.push(weight.label);
  }

  if (sectionNumbers !== null) wishes.push(...sectionNumbers.list(document, { toX, sight, axisY }));

  const collisions = drawCollisions(document, { toX, axisY, width });
  if (collisions !== null) marks.push(collisions);
  if (setAngle !== 0) {
    const place = { x: clearLeft + SET_ANGLE_PX.x, y: SET_ANGLE_PX.y, text: texts.angle(setAngle) };
    const angle = drawSetAngle(setAngle, place);
    marks.push(angle.mark);
    obstacles.push(angle.obstacle);
    wishes.push(angle.label);
  }

  // A zoomed board has four of them.
  const viewBottom = view === null ? VIEW_PX.height : VIEW_PX.all;
  obstacles.push({ x0: width - VIEW_PX.width, y0: 0, x1: width, y1: viewBottom });
  const frame = { x0: clearLeft, y0: RIM_PX, x1: width - RIM_PX, y1: height - RIM_PX };
  const placed = chooseLabelPlaces(wishes, { frame, obstacles, reserved: dimensions.lines });
  const { leaders, dots, missing } = completeDimensions(dimensions.links, placed.labels);
  marks.push(...leaders);
  const reserved = placed.labels.map(getLabelBox);
  const labels = [...placed.labels, ...chooseLabelPlaces(dots, { frame, obstacles: [], reserved }).labels];
  if (sectionNumbers !== null) marks.push(...sectionNumbers.ring(labels));
  return {
    width,
    height,
    axisY,
    scale,
    marks,
    glyphs,
    labels,
    objects,
    hidden: hidden + placed.hidden - missing,
  };
}

function toRange(load: Load): readonly [number, number] {
  return isDistributed(load) ? load.x : [load.x, load.x];
}

function isInside(load: Load, length: number): boolean {
  return isDistributed(load) ? load.x[0] >= 0 && load.x[1] <= length : load.x >= 0 && load.x <= length;
}
