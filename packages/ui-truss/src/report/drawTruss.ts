import type { TrussSet } from '@eecs/solver-core/truss';
import { formatNumber } from '@eecs/solver-core';
import { type DrawnNode, listPaperShapes } from '@eecs/ui-kit/layout';
import { type PaperFigure, SHEET_PX } from '@eecs/ui-kit/report';
import { type Camera, type Point, dot, fitCamera, project } from '../camera/camera.ts';
import { CORNER, type Orientation, VIEWS, getBasis } from '../camera/orientation.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { drawPictureKey } from '../pictures/drawPictureKey.ts';
import { drawShape } from '../results/picture/drawShape.ts';
import { findExtremes } from '../results/values/findExtremes.ts';
import { layoutForces } from '../results/picture/layoutForces.ts';
import { drawAnchor, isHeld, layoutAnchors } from '../scheme/drawAnchors.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { drawLines } from '../scheme/linesNode.ts';
import { getNodeLook } from '../scheme/nodeLook.ts';
import { listRodWays } from '../scheme/rodWays.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import type { TrussReportContext } from './trussReportContext.ts';

/** Height of a drawing on a page, px: two drawings of forces fit on a page. */
const HEIGHT_PX = { least: 180, most: 400 };
/** Margins of a truss for supports, arrows and numbers, px. */
const INSETS = { left: 72, right: 72, top: 56, bottom: 64 };
/** The margins of a board around a truss, px, which also contain loads and dimensions. */
const BOARD = { wide: 184, high: 176 };
const KEY = { x: 12, under: 14, height: 28 };

/** Draws the truss with its loads, supports, numbers and dimensions. */
export function drawStructure(context: TrussReportContext): PaperFigure {
  return placeStructure(context).figure;
}

/** Draws the same, and returns the camera that places the joints on the drawing. */
export function placeStructure(context: TrussReportContext): {
  readonly figure: PaperFigure;
  readonly camera: Camera;
} {
  const { document, brief, system, options } = context;
  const width = SHEET_PX[options.paper];
  const orientation = orientationOf(context);
  const height = heightFor(context, { orientation, wide: BOARD.wide, high: BOARD.high });
  const { nodes, camera } = layoutScheme(document, {
    width,
    height,
    orientation,
    window: null,
    emphasis: NO_EMPHASIS,
    texts: createSchemeTexts(brief, system),
  });
  return { figure: toFigure(nodes, { width, height }), camera };
}

/** Returns the camera of the drawings of forces and of the deformed shape. */
export function createForcesCamera(context: TrussReportContext): Camera {
  const orientation = orientationOf(context);
  const width = SHEET_PX[context.options.paper];
  const height = heightFor(context, { orientation, ...roomOf(INSETS) });
  return fitCamera(context.document.joints, orientation, { width, height, insets: INSETS });
}

/** Draws the axial forces of a case set, with its reactions and a legend of the colours. */
export function drawForces(context: TrussReportContext, set: TrussSet): PaperFigure {
  const { document, answer, brief, system, options, words } = context;
  const width = SHEET_PX[options.paper];
  const orientation = orientationOf(context);
  const height = heightFor(context, { orientation, ...roomOf(INSETS) });
  const force = (value: number): string => brief.brief(value, { quantity: 'force', system, withUnit: false });
  if (answer === null) throw new Error('`drawForces` needs an answer');
  const { nodes } = layoutForces(
    document,
    { answer, set },
    {
      camera: createForcesCamera(context),
      mode: 'force',
      hasShape: false,
      hasReactions: true,
      emphasis: NO_EMPHASIS,
      force,
      stress: String,
      percent: String,
    },
  );
  const greatest = set.N.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const key = drawPictureKey(
    {
      tension: words.tEditor('results.tension'),
      compression: words.tEditor('results.compression'),
      values: words.tEditor('results.values', { unit: brief.unit('force', system) }),
      greatest: force(greatest),
    },
    { x: KEY.x, y: height + KEY.under },
  );
  return toFigure([...nodes, ...key], { width, height: height + KEY.height });
}

/** Draws the displaced joints, with the scale factor of the displacements; null if nothing moves. */
export function drawMoved(
  context: TrussReportContext,
  set: TrussSet,
): { readonly figure: PaperFigure; readonly scale: string } | null {
  const { document, brief, system, options, words } = context;
  const { joints, links } = document;
  const width = SHEET_PX[options.paper];
  const orientation = orientationOf(context);
  const height = heightFor(context, { orientation, ...roomOf(INSETS) });
  const camera = createForcesCamera(context);
  const shape = drawShape(document, set, { camera, factor: '1', onCanvas: false, dense: false });
  const { moved } = findExtremes(set, null);
  if (shape === null || moved === null) return null;
  const points = joints.map((joint) => project(camera, joint));
  const [from, at] = [points[moved.joint], shape.points[moved.joint]];
  const nodes: DrawnNode[] = [
    ...drawSupports(context, camera),
    drawLines({
      key: 'rods',
      attributes: { 'data-role': 'guide' },
      links,
      points,
      indexes: links.map((_, index) => index),
      onCanvas: false,
    }),
    shape.node,
    ...(from === undefined || at === undefined
      ? []
      : [
          {
            key: 'most',
            tag: 'text' as const,
            attributes: {
              'data-role': 'load',
              x: String(at.x),
              y: String(placeBeside(points, { from, at })),
            },
            text: `${moved.joint + 1}: ${brief.brief(moved.size, { quantity: 'displacement', system })}`,
          },
        ]),
  ];
  return {
    figure: toFigure(nodes, { width, height }),
    scale: formatNumber(shape.scale, { digits: 3, trimZeros: true, locale: words.locale }),
  };
}

/** Returns the place of the number of a moved joint: above the rods of an upper joint, below those of a lower one. */
function placeBeside(
  points: readonly Point[],
  { from, at }: { readonly from: Point; readonly at: Point },
): number {
  const ys = points.map(({ y }) => y);
  const isUpper = from.y < (Math.min(...ys) + Math.max(...ys)) / 2;
  return isUpper ? Math.min(from.y, at.y) - NUMBER.over : Math.max(from.y, at.y) + NUMBER.under;
}

/** Distance between a joint and the baseline of its number, px. */
const NUMBER = { over: 8, under: 18 };

function drawSupports({ document }: TrussReportContext, camera: Camera): DrawnNode[] {
  const { joints, links } = document;
  const inSpace = isSpatial(document);
  const points = joints.map((joint) => project(camera, joint));
  const held = new Set(joints.flatMap((joint, index) => (isHeld(joint, inSpace) ? [index] : [])));
  const ways = listRodWays(links, points, held);
  return layoutAnchors(joints, points, { isSpatial: inSpace, ways }).map((anchor) => drawAnchor(anchor, {}));
}

function orientationOf({ document, options }: TrussReportContext): Orientation {
  return isSpatial(document) ? (options.orientation ?? CORNER) : VIEWS.front;
}

const roomOf = ({ left, right, top, bottom }: typeof INSETS) => ({ wide: left + right, high: top + bottom });

/** Returns the height that fits the width of the truss on the page. */
function heightFor(
  { document, options }: TrussReportContext,
  {
    orientation,
    wide,
    high,
  }: { readonly orientation: Orientation; readonly wide: number; readonly high: number },
): number {
  const { right, up } = getBasis(orientation);
  const spread = (way: typeof right): number => {
    let [least, most] = [Infinity, -Infinity];
    for (const joint of document.joints) {
      const place = dot(way, joint);
      least = Math.min(least, place);
      most = Math.max(most, place);
    }
    return Math.max(0, most - least);
  };
  const [across, upwards] = [spread(right), spread(up)];
  const wanted = across === 0 ? HEIGHT_PX.most : high + ((SHEET_PX[options.paper] - wide) * upwards) / across;
  return Math.round(Math.min(HEIGHT_PX.most, Math.max(HEIGHT_PX.least, wanted)));
}

function toFigure(
  nodes: readonly DrawnNode[],
  { width, height }: { readonly width: number; readonly height: number },
): PaperFigure {
  return { width, top: 0, height, shapes: listPaperShapes(nodes, getNodeLook) };
}
