import type { TrussCase } from '@eecs/solver-core/truss';
import {
  chooseLabelPlaces,
  thinLabels,
  drawLabel,
  type LabelBox,
  type LabelWish,
  NARROW_PX,
  type PlacedLabel,
} from '@eecs/ui-kit/layout';
import { type Camera, type DepthPoint, type Plane, type Point, project } from '../camera/camera.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { alongSegment } from './alongSegment.ts';
import { type SheetView, chooseCamera } from './chooseCamera.ts';
import {
  type AnchorMark,
  drawAnchor,
  getAnchorWay,
  isHeld,
  layoutAnchors,
  listHeldAxes,
} from './drawAnchors.ts';
import {
  type ChooseSegments,
  DIMENSION_PRIORITY,
  NO_DIMENSIONS,
  layoutDimensions,
} from './drawDimensions.ts';
import { drawGrid } from './drawGrid.ts';
import { drawGuides } from './drawGuides.ts';
import { drawImposed } from './drawImposed.ts';
import { drawJoints } from './drawJoints.ts';
import type { DrawnLoad } from './drawLoads.ts';
import { drawRods } from './drawRods.ts';
import { drawTriad } from './drawTriad.ts';
import { layoutLoads, listLoadValues } from './layoutLoads.ts';
import type { LinesNode } from './linesNode.ts';
import { BOARD_SIZES, type MarkSizes } from './markSizes.ts';
import { NUMBER_PRIORITY, listArrows, numberJoints } from './numberJoints.ts';
import { numberSections, ringNumbers } from './numberSections.ts';
import { coverAnchors, coverControls, coverJoints, coverRods } from './obstacles.ts';
import type { LayResult, ResultLayer } from './resultLayer.ts';
import { listRodWays } from './rodWays.ts';
import { type Emphasis, type Scheme, stateOf } from './scheme.ts';
import type { SchemeTexts } from './schemeTexts.ts';
import { isInView } from './view.ts';

/** The input of the layout of a drawing. */
export interface SchemeOptions extends SheetView {
  readonly emphasis: Emphasis;
  readonly texts: SchemeTexts;
  /** The working plane whose grid is shown. @default none */
  readonly grid?: Plane | null;
  /** Whether rods have the numbers of their cross-sections. @default false */
  readonly hasSectionNumbers?: boolean;
  /** Rods as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  /** Joints that are left out with all that is on them: they are drawn elsewhere. @default none */
  readonly without?: ReadonlySet<number>;
  /** The parts drawn beside the truss itself. @default everything */
  readonly content?: SchemeContent;
  /** @default as on a board */
  readonly sizes?: MarkSizes;
  /** Lays out a result that is drawn on the truss. @default none */
  readonly result?: LayResult | null;
}

/** The rules by which a drawing that cannot be magnified is thinned out: its labels avoid lines or are left out. */
export interface Thinning {
  /** Chooses what is measured of a chain of dimensions. */
  readonly chooseSegments: ChooseSegments;
  /** Chooses the places that the value of a load may have. */
  readonly choosePlaces: (load: DrawnLoad) => readonly Point[];
}

/** The parts drawn beside rods, joints, supports and loads. */
export interface SchemeContent {
  readonly hasDimensions: boolean;
  /** Numbers of joints and of cross-sections. */
  readonly hasNumbers: boolean;
  /** Values of loads, and the letters of held axes. */
  readonly hasValues: boolean;
  /** The directions of the axes, in space. */
  readonly hasTriad: boolean;
  /** The marks left out for want of room; a board, which a reader magnifies, leaves nothing out. */
  readonly thinning: Thinning | null;
  /** Whether the choice of the view lies over the upper right corner. */
  readonly isUnderButtons: boolean;
}

const ON_BOARD: SchemeContent = {
  hasDimensions: true,
  hasNumbers: true,
  hasValues: true,
  hasTriad: true,
  thinning: null,
  isUnderButtons: true,
};

/** A few things of a truss whose other parts are drawn elsewhere. */
export const PART_CONTENT: SchemeContent = {
  ...ON_BOARD,
  hasDimensions: false,
  hasNumbers: false,
  hasTriad: false,
};

/** A truss whose marks have their places; words and the order of painting are still to be chosen. */
export interface PlacedMarks {
  readonly camera: Camera;
  readonly inSpace: boolean;
  readonly points: readonly DepthPoint[];
  readonly isShown: (joint: number) => boolean;
  readonly anchors: readonly AnchorMark[];
  /** Where supports stand, seen from their joints. */
  readonly supports: ReadonlyMap<number, Point>;
  readonly loads: readonly DrawnLoad[];
}

/** Gives joints, supports and loads their places on the page. */
export function placeMarks(
  document: TrussCase,
  { emphasis, without, sizes = BOARD_SIZES, ...view }: Omit<SchemeOptions, 'texts'>,
): PlacedMarks {
  const camera = chooseCamera(document, view);
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
  const loads = layoutLoads(document, { camera, points, ways, supports, emphasis, sizes, isShown, without });
  return { camera, inSpace, points, isShown, anchors, supports, loads };
}

/** Lays a truss out on a board. Pure; the number of nodes is bounded whatever the truss. */
export function layoutScheme(document: TrussCase, options: SchemeOptions): Scheme {
  const { emphasis, texts, onCanvas = false, without, content = ON_BOARD, sizes = BOARD_SIZES } = options;
  const { links } = document;
  const marks = placeMarks(document, options);
  const { camera, inSpace, points, isShown, anchors, supports, loads } = marks;
  const result = options.result?.(marks, { emphasis, onCanvas }) ?? null;
  const imposed = drawImposed(document, { camera, points, supports, emphasis, texts, isShown });
  const dimensions = content.hasDimensions
    ? layoutDimensions(document, camera, { write: texts.length, choose: content.thinning?.chooseSegments })
    : NO_DIMENSIONS;
  const triad = inSpace && content.hasTriad ? drawTriad(camera) : null;
  const nodes: LinesNode[] = [
    ...(options.grid ? drawGrid(camera, options.grid, { units: document.units, write: texts.length }) : []),
    ...drawGuides(document, camera, emphasis),
    ...dimensions.nodes,
    ...(triad === null ? [] : [triad.node]),
    ...anchors.map((anchor) => drawAnchor(anchor, stateOf(`joint:${anchor.joint}`, emphasis), sizes.anchor)),
    ...(result?.rods ??
      drawRods(links, points, { isSpatial: inSpace, emphasis, onCanvas, ...(without && { without }) })),
    ...loads.map(({ node }) => node),
    ...imposed.nodes,
    ...drawJoints(points, emphasis, { isShown, radius: sizes.joint }),
    ...(result?.over ?? []),
  ];
  const frame = { x0: 2, y0: 2, x1: camera.width - 2, y1: camera.height - 2 };
  const values = content.hasValues
    ? listLoadValues(document, loads, { texts, choosePlaces: content.thinning?.choosePlaces })
    : [];
  const wishes: LabelWish<Iterable<Point>>[] = [
    ...(result?.wishes ?? []),
    ...thinLabels(values, { frame }),
    ...imposed.wishes,
    ...(content.hasNumbers
      ? numberJoints(points, isShown, { arrows: listArrows(loads, links), inSpace })
      : []),
    ...(options.hasSectionNumbers === true && content.hasNumbers ? numberSections(links, points) : []),
    ...(content.hasValues ? listHeldAxes(anchors, sizes.anchor) : []),
    ...dimensions.wishes,
    ...(triad?.wishes ?? []),
  ];
  const { labels } = chooseLabelPlaces(wishes, {
    frame,
    freeBelow: content.thinning !== null ? Infinity : chooseFreeBelow(inSpace, camera.width),
    obstacles: [
      ...listObstacles(links, points, { loads, anchors, sizes, widthOf: result?.widthOf }),
      ...imposed.obstacles,
      ...(result?.obstacles ?? []),
    ],
    faint: result?.faint ?? [],
    // A value on the line of a dimension is read as a length.
    reserved: [
      ...dimensions.obstacles,
      ...(content.isUnderButtons ? coverControls(camera, { hasKey: result !== null }) : []),
    ],
  });
  return {
    camera,
    points,
    nodes: [
      ...nodes,
      ...ringNumbers(labels),
      ...labels.map((label) => result?.drawValue(label) ?? drawLabel(label)),
    ],
    loads: loads.map(({ mark }) => mark),
    dimensions: dimensions.segments,
    hidden: countHidden([...wishes, ...values], labels),
    ...(result !== null && { result: { hidden: result.countHidden(labels), shapeScale: result.shapeScale } }),
  };
}

/** Joints of more of them are no obstacles, and rods of more of them neither: nothing would be free. */
const MOST_OBSTACLES = 400;

/** Lists the boxes that labels keep off: supports, arrows, and of trusses of ordinary size joints and rods. */
function listObstacles(
  links: TrussCase['links'],
  points: readonly Point[],
  {
    loads,
    anchors,
    sizes,
    widthOf,
  }: Pick<PlacedMarks, 'loads' | 'anchors'> & {
    readonly sizes: MarkSizes;
    readonly widthOf: ResultLayer['widthOf'] | undefined;
  },
): LabelBox[] {
  return [
    ...coverAnchors(anchors, sizes.anchor),
    ...loads.flatMap(({ mark, border = [mark.from, mark.to] }) =>
      border.slice(1).flatMap((to, at) => alongSegment(border[at] ?? to, to)),
    ),
    ...(points.length <= MOST_OBSTACLES ? coverJoints(points) : []),
    ...(links.length <= MOST_OBSTACLES ? coverRods(links, [points], widthOf) : []),
  ];
}

/**
 * In space a number beside the wrong line is read as that of another joint, and on a narrow board numbers and
 * dimensions cover their objects. They are therefore placed in free space or left out.
 */
function chooseFreeBelow(inSpace: boolean, width: number): number {
  if (width < NARROW_PX) return DIMENSION_PRIORITY + 0.5;
  return inSpace ? (NUMBER_PRIORITY + DIMENSION_PRIORITY) / 2 : 0;
}

/** Counts the values of loads without a place. A joint without its number, or a crowded dimension, lacks no value. */
function countHidden(wishes: readonly LabelWish<Iterable<Point>>[], labels: readonly PlacedLabel[]): number {
  const shown = new Set(labels.map(({ key }) => key));
  const wished = new Set(wishes.flatMap(({ key, role }) => (role === 'load' ? [key] : [])));
  return wished.size - [...wished].filter((key) => shown.has(key)).length;
}
