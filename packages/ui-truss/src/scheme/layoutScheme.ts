import type { TrussCase } from '@eecs/solver-core/truss';
import type { DrawnNode } from '@eecs/ui-kit';
import { type LabelWish, chooseLabelPlaces } from '@eecs/ui-kit/editor';
import type { LabelBox } from '@eecs/ui-kit';
import {
  type Camera,
  type Insets,
  type Plane,
  type Point,
  type Window,
  createCamera,
  fitCamera,
  project,
} from '../camera/camera.ts';
import type { Orientation } from '../camera/orientation.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { distanceOf } from '../editing/place.ts';
import { alongSegment } from './alongSegment.ts';
import { ANCHOR_PX, drawAnchor, getAnchorWay, isHeld, layoutAnchors } from './drawAnchors.ts';
import { DIMENSION_PRIORITY, type Dimensions, NO_DIMENSIONS, layoutDimensions } from './drawDimensions.ts';
import { drawGrid } from './drawGrid.ts';
import { drawGuides } from './drawGuides.ts';
import { drawImposed } from './drawImposed.ts';
import { drawJoints } from './drawJoints.ts';
import { type DrawnLoad, drawJointLoad, drawLinkLoad } from './drawLoads.ts';
import { drawRods } from './drawRods.ts';
import { drawTriad } from './drawTriad.ts';
import type { LinesNode } from './linesNode.ts';
import { NUMBER_PRIORITY, listArrows, numberJoints } from './numberJoints.ts';
import { numberSections, ringNumbers } from './numberSections.ts';
import { listRodWays } from './rodWays.ts';
import { type Emphasis, type Scheme, stateOf } from './scheme.ts';
import type { SchemeTexts } from './schemeTexts.ts';
import { isInView, isLineInView } from './view.ts';

/** What a drawing is laid out for. */
export interface SchemeOptions {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** What is magnified; null is the whole truss. */
  readonly window: Window | null;
  readonly emphasis: Emphasis;
  readonly texts: SchemeTexts;
  /** The working plane whose grid is shown. @default none */
  readonly grid?: Plane | null;
  /** Whether rods have the numbers of their cross-sections. @default false */
  readonly hasSectionNumbers?: boolean;
  /** Keeps the camera of an earlier drawing: while something is dragged the board stands still. */
  readonly hold?: Camera;
  /** Rods as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  /** Joints that are left out with all that is on them: they are drawn elsewhere. @default none */
  readonly without?: ReadonlySet<number>;
  /** A few things of a truss that is drawn elsewhere: without dimensions and numbers. @default false */
  readonly isPart?: boolean;
}

/** Room round a truss for supports, arrows and dimensions, px; on the left beside the tools, which lie over a wide board. */
const INSETS: Insets = { left: 100, right: 84, top: 84, bottom: 76 };
const NARROW_INSETS: Insets = { left: 44, right: 56, top: 96, bottom: 66 };
const NARROW = 560;
/** What lies over the upper right corner of a board: the choice of the view, on a narrow one for fingers, px. */
const VIEW_BAR = { wide: { width: 296, height: 44 }, narrow: { width: 262, height: 52 } };
/** More arrows than this say nothing on one picture. */
const MOST_LOADS = 400;

/** Gives the camera a truss is seen by. */
export function chooseCamera(
  document: TrussCase,
  {
    width,
    height,
    orientation,
    window,
    hold,
  }: Omit<SchemeOptions, 'emphasis' | 'texts' | 'hasSectionNumbers'>,
): Camera {
  if (hold !== undefined) return hold;
  const insets = width < NARROW ? NARROW_INSETS : INSETS;
  if (window !== null) return createCamera(window, orientation, { width, height });
  return fitCamera(document.joints, orientation, { width, height, insets });
}

/** Lays a truss out on a board. Pure; the number of nodes is bounded whatever the truss. */
export function layoutScheme(document: TrussCase, options: SchemeOptions): Scheme {
  const camera = chooseCamera(document, options);
  const { emphasis, texts, onCanvas = false, without, isPart = false } = options;
  const { joints, links } = document;
  const inSpace = isSpatial(document);
  const points = joints.map((joint) => project(camera, joint));
  const isShown = (index: number): boolean => {
    const point = points[index];
    return point !== undefined && isInView(camera, point) && without?.has(index) !== true;
  };
  const busy = new Set(
    joints.flatMap((joint, index) =>
      (joint.loads.length > 0 || isHeld(joint, inSpace)) && isShown(index) ? [index] : [],
    ),
  );
  const ways = listRodWays(links, points, busy);
  const anchors = layoutAnchors(joints, points, { isSpatial: inSpace, ways, isShown });
  const supports = new Map(anchors.map(({ joint, turn }) => [joint, getAnchorWay(turn)]));
  const loads = drawLoads(document, { camera, points, ways, supports, emphasis, isShown, without });
  const imposed = drawImposed(document, { camera, points, supports, emphasis, texts, isShown });
  const dimensions = isPart ? NO_DIMENSIONS : layoutDimensions(document, camera, texts.length);
  const triad = inSpace && !isPart ? drawTriad(camera) : null;
  const drawnLoads = loads.map(({ node }) => node);
  const nodes: LinesNode[] = [
    ...(options.grid ? drawGrid(camera, options.grid, texts.length) : []),
    ...drawGuides(document, camera, emphasis),
    ...dimensions.nodes,
    ...(triad === null ? [] : [triad.node]),
    ...anchors.map((anchor) => drawAnchor(anchor, stateOf(`joint:${anchor.joint}`, emphasis))),
    ...drawRods(links, points, { isSpatial: inSpace, emphasis, onCanvas, ...(without && { without }) }),
    ...drawnLoads,
    ...imposed.nodes,
    ...drawJoints(points, emphasis, { isShown }),
  ];
  const wishes: LabelWish[] = [
    ...loads.map(({ mark: { item }, labelAt }): LabelWish => ({
      key: `value-${item.kind}-${item.kind === 'jointLoad' ? item.joint : item.link}-${item.index}`,
      text: writeLoad(document, item, texts),
      role: 'load',
      priority: 3,
      places: labelAt,
    })),
    ...imposed.wishes,
    ...(isPart ? [] : numberJoints(points, isShown, { arrows: listArrows(loads), inSpace })),
    ...(options.hasSectionNumbers === true && !isPart ? numberSections(links, points) : []),
    ...anchors
      .filter(({ letters }) => letters !== '')
      .map(({ joint, x, y, letters }): LabelWish => ({
        key: `held-${joint}`,
        text: letters,
        role: 'dimension',
        priority: 2,
        places: [{ x, y: y + ANCHOR_PX + 12 }],
      })),
    ...dimensions.wishes,
    ...(triad?.wishes ?? []),
  ];
  const { labels, hidden } = chooseLabelPlaces(wishes, {
    frame: { x0: 2, y0: 2, x1: camera.width - 2, y1: camera.height - 2 },
    freeBelow: chooseFreeBelow(inSpace, camera.width),
    obstacles: [
      ...listObstacles(document, points, { loads, anchors }),
      ...imposed.obstacles,
      ...dimensions.segments.map(coverDimension),
      coverViewBar(camera),
    ],
  });
  return {
    camera,
    points,
    nodes: [...nodes, ...ringNumbers(labels), ...labels.map(drawLabel)],
    loads: loads.map(({ mark }) => mark),
    dimensions: dimensions.segments,
    // A joint without a number, or a dimension on a crowded chain, is no value that is missing.
    hidden:
      wishes.length === 0
        ? 0
        : countHidden(
            hidden,
            wishes,
            labels.map(({ key }) => key),
          ),
  };
}

/**
 * In space a number beside the wrong line is read as that of another joint, and on a narrow board numbers and
 * dimensions cover what they are about: they stand free or are left out.
 */
function chooseFreeBelow(inSpace: boolean, width: number): number {
  if (width < NARROW) return DIMENSION_PRIORITY + 0.5;
  return inSpace ? (NUMBER_PRIORITY + DIMENSION_PRIORITY) / 2 : 0;
}

function countHidden(hidden: number, wishes: readonly LabelWish[], placed: readonly string[]): number {
  if (hidden === 0) return 0;
  const shown = new Set(placed);
  return wishes.filter(({ key, role }) => role === 'load' && !shown.has(key)).length;
}

function drawLabel({
  key,
  text,
  role,
  x,
  y,
}: {
  readonly key: string;
  readonly text: string;
  readonly role: string;
  readonly x: number;
  readonly y: number;
}): DrawnNode {
  return {
    key,
    tag: 'text',
    attributes: { 'data-role': role, x: x.toFixed(1), y: y.toFixed(1) },
    text,
  };
}

interface LoadSurroundings {
  readonly camera: Camera;
  readonly points: readonly Point[];
  readonly ways: ReadonlyMap<number, readonly Point[]>;
  readonly supports: ReadonlyMap<number, Point>;
  readonly emphasis: Emphasis;
  readonly isShown: (index: number) => boolean;
  readonly without: ReadonlySet<number> | undefined;
}

function drawLoads(
  { joints, links }: TrussCase,
  { camera, points, ways, supports, emphasis, isShown, without }: LoadSurroundings,
): DrawnLoad[] {
  const drawn: DrawnLoad[] = [];
  joints.forEach((joint, index) => {
    const at = points[index];
    if (joint.loads.length === 0 || at === undefined || drawn.length >= MOST_LOADS || !isShown(index)) return;
    const before = new Map<string, number>();
    joint.loads.forEach((load, k) => {
      const direction = `${load.alpha} ${load.beta ?? 0} ${Math.sign(load.c[0])}`;
      const step = before.get(direction) ?? 0;
      before.set(direction, step + 1);
      const room = { rods: ways.get(index) ?? [], support: supports.get(index) ?? null };
      drawn.push(drawJointLoad(load, { joint: index, index: k, at, camera, room, emphasis, step }));
    });
  });
  links.forEach((link, index) => {
    const [a, b, i, j] = [points[link.i], points[link.j], joints[link.i], joints[link.j]];
    if (link.loads.length === 0 || !a || !b || !i || !j || drawn.length >= MOST_LOADS) return;
    if (without?.has(link.i) === true || without?.has(link.j) === true || !isLineInView(camera, a, b)) return;
    link.loads.forEach((load, k) =>
      drawn.push(
        drawLinkLoad(load, {
          link: index,
          index: k,
          ends: [a, b],
          length: distanceOf(i, j),
          camera,
          emphasis,
        }),
      ),
    );
  });
  return drawn;
}

function writeLoad(
  { joints, links }: TrussCase,
  item: DrawnLoad['mark']['item'],
  texts: SchemeTexts,
): string {
  if (item.kind === 'jointLoad') {
    const load = joints[item.joint]?.loads[item.index];
    return load === undefined ? '' : texts.jointLoad(load);
  }
  const load = links[item.link]?.loads[item.index];
  return load === undefined ? '' : texts.linkLoad(load);
}

function coverViewBar({ width }: Camera): LabelBox {
  const bar = width < NARROW ? VIEW_BAR.narrow : VIEW_BAR.wide;
  return { x0: width - bar.width, y0: 0, x1: width, y1: bar.height };
}

/** The line of a dimension, which is level or upright. */
function coverDimension({ from, to }: Dimensions['segments'][number]): LabelBox {
  return {
    x0: Math.min(from.x, to.x) - 1,
    y0: Math.min(from.y, to.y) - 1,
    x1: Math.max(from.x, to.x) + 1,
    y1: Math.max(from.y, to.y) + 1,
  };
}

/** Marks that labels keep off: supports, arrows, joints and, of trusses of ordinary size, the rods. */
function listObstacles(
  { links }: TrussCase,
  points: readonly Point[],
  {
    loads,
    anchors,
  }: {
    readonly loads: readonly DrawnLoad[];
    readonly anchors: readonly (Point & { readonly turn: number })[];
  },
): LabelBox[] {
  const boxes: LabelBox[] = anchors.map(({ x, y, turn }) => {
    const way = getAnchorWay(turn);
    const [cx, cy] = [x + way.x * 12, y + way.y * 12];
    return { x0: cx - 13, y0: cy - 13, x1: cx + 13, y1: cy + 13 };
  });
  for (const { mark } of loads) boxes.push(...alongSegment(mark.from, mark.to));
  if (points.length <= 400)
    for (const { x, y } of points) boxes.push({ x0: x - 4, y0: y - 4, x1: x + 4, y1: y + 4 });
  if (links.length <= 400)
    for (const { i, j } of links) {
      const [a, b] = [points[i], points[j]];
      if (a !== undefined && b !== undefined) boxes.push(...alongSegment(a, b));
    }
  return boxes;
}
