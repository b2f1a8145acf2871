import type { TrussCase } from '@eecs/solver-core/truss';
import {
  chooseLabelPlaces,
  type DrawnNode,
  type LabelBox,
  type LabelWish,
  NARROW_PX,
  type PlacedLabel,
} from '@eecs/ui-kit/layout';
import { type Plane, type Point, project } from '../camera/camera.ts';
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
import { DIMENSION_PRIORITY, NO_DIMENSIONS, layoutDimensions } from './drawDimensions.ts';
import { drawGrid } from './drawGrid.ts';
import { drawGuides } from './drawGuides.ts';
import { drawImposed } from './drawImposed.ts';
import { drawJoints } from './drawJoints.ts';
import type { DrawnLoad } from './drawLoads.ts';
import { drawRods } from './drawRods.ts';
import { drawTriad } from './drawTriad.ts';
import { layoutLoads, listLoadValues } from './layoutLoads.ts';
import type { LinesNode } from './linesNode.ts';
import { NUMBER_PRIORITY, listArrows, numberJoints } from './numberJoints.ts';
import { numberSections, ringNumbers } from './numberSections.ts';
import { coverAnchors, coverJoints, coverRods, coverViewBar } from './obstacles.ts';
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
  /** A few things of a truss that is drawn elsewhere: without dimensions and numbers. @default false */
  readonly isPart?: boolean;
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
  const loads = layoutLoads(document, { camera, points, ways, supports, emphasis, isShown, without });
  const imposed = drawImposed(document, { camera, points, supports, emphasis, texts, isShown });
  const dimensions = isPart ? NO_DIMENSIONS : layoutDimensions(document, camera, texts.length);
  const triad = inSpace && !isPart ? drawTriad(camera) : null;
  const nodes: LinesNode[] = [
    ...(options.grid ? drawGrid(camera, options.grid, { units: document.units, write: texts.length }) : []),
    ...drawGuides(document, camera, emphasis),
    ...dimensions.nodes,
    ...(triad === null ? [] : [triad.node]),
    ...anchors.map((anchor) => drawAnchor(anchor, stateOf(`joint:${anchor.joint}`, emphasis))),
    ...drawRods(links, points, { isSpatial: inSpace, emphasis, onCanvas, ...(without && { without }) }),
    ...loads.map(({ node }) => node),
    ...imposed.nodes,
    ...drawJoints(points, emphasis, { isShown }),
  ];
  const wishes: LabelWish[] = [
    ...listLoadValues(document, loads, texts),
    ...imposed.wishes,
    ...(isPart ? [] : numberJoints(points, isShown, { arrows: listArrows(loads, links), inSpace })),
    ...(options.hasSectionNumbers === true && !isPart ? numberSections(links, points) : []),
    ...listHeldAxes(anchors),
    ...dimensions.wishes,
    ...(triad?.wishes ?? []),
  ];
  const { labels, hidden } = chooseLabelPlaces(wishes, {
    frame: { x0: 2, y0: 2, x1: camera.width - 2, y1: camera.height - 2 },
    freeBelow: chooseFreeBelow(inSpace, camera.width),
    obstacles: [
      ...listObstacles(links, points, { loads, anchors }),
      ...imposed.obstacles,
      ...dimensions.obstacles,
    ],
    // Buttons lie over it.
    reserved: [coverViewBar(camera)],
  });
  return {
    camera,
    points,
    nodes: [...nodes, ...ringNumbers(labels), ...labels.map(drawLabel)],
    loads: loads.map(({ mark }) => mark),
    dimensions: dimensions.segments,
    hidden: hidden === 0 ? 0 : countHidden(wishes, labels),
  };
}

/** Joints of more of them are no obstacles, and rods of more of them neither: nothing would be free. */
const MOST_OBSTACLES = 400;

/** Lists the boxes that labels keep off: supports, arrows, and of trusses of ordinary size joints and rods. */
function listObstacles(
  links: TrussCase['links'],
  points: readonly Point[],
  { loads, anchors }: { readonly loads: readonly DrawnLoad[]; readonly anchors: readonly AnchorMark[] },
): LabelBox[] {
  return [
    ...coverAnchors(anchors),
    ...loads.flatMap(({ mark, border = [mark.from, mark.to] }) =>
      border.slice(1).flatMap((to, at) => alongSegment(border[at] ?? to, to)),
    ),
    ...(points.length <= MOST_OBSTACLES ? coverJoints(points) : []),
    ...(links.length <= MOST_OBSTACLES ? coverRods(links, [points]) : []),
  ];
}

/**
 * In space a number beside the wrong line is read as that of another joint, and on a narrow board numbers and
 * dimensions cover what they are about: they stand free or are left out.
 */
function chooseFreeBelow(inSpace: boolean, width: number): number {
  if (width < NARROW_PX) return DIMENSION_PRIORITY + 0.5;
  return inSpace ? (NUMBER_PRIORITY + DIMENSION_PRIORITY) / 2 : 0;
}

/** Counts the values of loads without a place. A joint without its number, or a crowded dimension, lacks no value. */
function countHidden(wishes: readonly LabelWish[], labels: readonly PlacedLabel[]): number {
  const shown = new Set(labels.map(({ key }) => key));
  return wishes.filter(({ key, role }) => role === 'load' && !shown.has(key)).length;
}

function drawLabel({ key, text, role, x, y }: PlacedLabel): DrawnNode {
  return {
    key,
    tag: 'text',
    attributes: { 'data-role': role, x: x.toFixed(1), y: y.toFixed(1) },
    text,
  };
}
