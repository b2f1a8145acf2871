import type { TrussCase } from '@eecs/solver-core/truss';
import {
  chooseLabelPlaces,
  thinLabels,
  drawLabel,
  drawLeaders,
  findLedPlace,
  type LabelBox,
  type LabelWish,
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
import { type ChooseSegments, NO_DIMENSIONS, layoutDimensions } from './drawDimensions.ts';
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
import { numberJoints } from './numberJoints.ts';
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
  /** Whether rods are labelled with the numbers of their cross-sections. @default false */
  readonly hasSectionNumbers?: boolean;
  /** Whether rods are stored as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  /** Joints that are left out with everything on them, because they are drawn elsewhere. @default none */
  readonly without?: ReadonlySet<number>;
  /** The parts drawn in addition to the truss itself. @default everything */
  readonly content?: SchemeContent;
  /** @default as on a board */
  readonly sizes?: MarkSizes;
  /** Lays out a result drawn on the truss. @default none */
  readonly result?: LayResult | null;
}

/** The rules for thinning out a drawing that cannot be zoomed: its labels avoid lines or are left out. */
export interface Thinning {
  /** Chooses the dimensioned segments of a chain. */
  readonly chooseSegments: ChooseSegments;
  /** Chooses the places that the value of a load may have. */
  readonly choosePlaces: (load: DrawnLoad) => readonly Point[];
}

/** The parts drawn in addition to rods, joints, supports and loads. */
export interface SchemeContent {
  readonly hasDimensions: boolean;
  /** Numbers of joints and of cross-sections. */
  readonly hasNumbers: boolean;
  /** Values of loads, and the letters of restrained axes. */
  readonly hasValues: boolean;
  /** The directions of the axes, in space. */
  readonly hasTriad: boolean;
  /** The rules for omitting marks without room; null for a board, which a reader can zoom and which omits nothing. */
  readonly thinning: Thinning | null;
  /** Whether the view controls cover the upper right corner. */
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

/** The content of a low board, on which dimensions would lie on the values of loads. */
export const LOW_CONTENT: SchemeContent = { ...ON_BOARD, hasDimensions: false };

/** The content for a few objects of a truss whose other parts are drawn elsewhere. */
export const PART_CONTENT: SchemeContent = {
  ...ON_BOARD,
  hasDimensions: false,
  hasNumbers: false,
  hasTriad: false,
};

/** A truss with placed marks, before labels and painting order are chosen. */
export interface PlacedMarks {
  readonly camera: Camera;
  readonly inSpace: boolean;
  readonly points: readonly DepthPoint[];
  readonly isShown: (joint: number) => boolean;
  readonly anchors: readonly AnchorMark[];
  /** Directions from joints to their supports. */
  readonly supports: ReadonlyMap<number, Point>;
  readonly loads: readonly DrawnLoad[];
}

/** Computes the places of joints, supports and loads on the page. */
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

/** Lays a truss out on a board. Pure; the number of nodes is bounded for any truss. */
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
    ...(content.hasNumbers ? numberJoints(points, isShown) : []),
    ...(options.hasSectionNumbers === true && content.hasNumbers ? numberSections(links, points) : []),
    ...(content.hasValues ? listHeldAxes(anchors, sizes.anchor) : []),
    ...dimensions.wishes,
    ...(triad?.wishes ?? []),
  ];
  const { labels } = chooseLabelPlaces(wishes, {
    frame,
    otherwise: findLedPlace,
    obstacles: [
      ...listObstacles(links, points, { loads, anchors, sizes, widthOf: result?.widthOf }),
      ...imposed.obstacles,
      ...(triad?.obstacles ?? []),
      ...(result?.obstacles ?? []),
    ],
    // A value on a dimension line would be read as a length.
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
      ...drawLeaders(labels),
      ...labels.map((label) => result?.drawValue(label) ?? drawLabel(label)),
    ],
    loads: loads.map(({ mark }) => mark),
    dimensions: dimensions.segments,
    hidden: countHidden([...wishes, ...values], labels),
    ...(result !== null && { result: { hidden: result.countHidden(labels), shapeScale: result.shapeScale } }),
  };
}

/** If there are more joints or rods than this, they are not obstacles, because otherwise no place would be free. */
const MOST_OBSTACLES = 400;

/** Lists the boxes that labels avoid: supports, arrows, and for trusses of ordinary size joints and rods. */
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

/** Counts the values of loads without a place. An omitted number of a joint or dimension does not count. */
function countHidden(wishes: readonly LabelWish<Iterable<Point>>[], labels: readonly PlacedLabel[]): number {
  const shown = new Set(labels.map(({ key }) => key));
  const wished = new Set(wishes.flatMap(({ key, role }) => (role === 'load' ? [key] : [])));
  return wished.size - [...wished].filter((key) => shown.has(key)).length;
}
