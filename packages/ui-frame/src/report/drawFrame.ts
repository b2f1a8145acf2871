import { formatNumber } from '@eecs/solver-core';
import type { FrameCase, FrameSet } from '@eecs/solver-core/frame';
import type { FrameMode } from '@eecs/solver-core/stability';
import { type DrawnNode, listPaperShapes } from '@eecs/ui-kit/layout';
import { type PaperFigure, SHEET_PX } from '@eecs/ui-kit/report';
import { getExtent } from '../editing/extent.ts';
import { actsIn } from '../editing/loads.ts';
import { drawMode } from '../scheme/drawMode.ts';
import { drawShape } from '../scheme/drawShape.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { layoutAxes } from '../scheme/memberAxes.ts';
import { getNodeLook } from '../scheme/nodeLook.ts';
import { type FrameProjection, projectFrame, rimOf } from '../scheme/projection.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import type { BoardResult, Force } from '../state/boardResults.ts';
import type { FrameReportContext } from './frameReportContext.ts';

/** Height limits of a drawing on a sheet, px: a page fits three diagrams of a small frame, or two of a larger one. */
const HEIGHT_PX = { least: 170, ofFew: 300, ofMany: 430 };
/** Frames with more members have so many values that they need the larger drawing. */
const FEW_MEMBERS = 6;

/** Draws the frame with all its loads, supports and numbers. */
export function drawStructure(context: FrameReportContext): PaperFigure {
  return draw(context, context.document, null, 'off');
}

/** Draws a case set: its loads and the reactions to them. Loads that are added with factors are omitted. */
export function drawLoaded(context: FrameReportContext, set: FrameSet, index: number): PaperFigure {
  const { document } = context;
  const isCombined = document.caseSets[index]?.combined === true;
  return draw(
    context,
    keepLoads(document, (load) => !isCombined && actsIn(document, load, index)),
    set,
    'off',
  );
}

/** Draws N, Q or M of a case set along the members. */
export function drawForce(context: FrameReportContext, set: FrameSet, force: Force): PaperFigure {
  return draw(
    context,
    keepLoads(context.document, () => false),
    set,
    force,
  );
}

/** Draws a mode of the frame. */
export function drawModeOnSheet(context: FrameReportContext, mode: FrameMode): PaperFigure {
  const { document, brief, system } = context;
  const projection = projectOnSheet(context);
  return toFigure(
    drawMode(document, mode, { projection, texts: createSchemeTexts(brief, system) }),
    projection,
  );
}

/** Draws the deformed shape of a case set, with its exaggeration factor; null if nothing moves. */
export function drawMoved(
  context: FrameReportContext,
  set: FrameSet,
): { readonly figure: PaperFigure; readonly scale: string } | null {
  const { document, brief, system, words } = context;
  const projection = projectOnSheet(context);
  const shape = drawShape(set, document.joints.map(projection.toPx), {
    axes: layoutAxes(document, projection),
    texts: createSchemeTexts(brief, system),
  });
  if (shape === null || shape.nodes.length === 0) return null;
  const bare = keepLoads(document, () => false);
  return {
    figure: draw(context, bare, set, 'shape'),
    scale: formatNumber(shape.factor, { digits: 3, trimZeros: true, locale: words.locale }),
  };
}

function draw(
  context: FrameReportContext,
  document: FrameCase,
  set: FrameSet | null,
  view: BoardResult,
): PaperFigure {
  const { brief, system } = context;
  const projection = projectOnSheet(context);
  const texts = createSchemeTexts(brief, system);
  const { nodes } = layoutScheme(document, {
    projection,
    emphasis: NO_EMPHASIS,
    texts,
    set: 'all',
    result: set === null ? null : { sets: [set], view, hasReactions: view === 'off' },
  });
  return toFigure(nodes, projection);
}

/** Places the frame on the sheet, with a height that suits its shape. */
export function projectOnSheet({ document, options }: FrameReportContext): FrameProjection {
  const extent = getExtent(document) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
  const width = SHEET_PX[options.paper];
  const most = document.members.length > FEW_MEMBERS ? HEIGHT_PX.ofMany : HEIGHT_PX.ofFew;
  const rim = rimOf({ width, height: most });
  const across = extent.x1 - extent.x0;
  const wanted = across === 0 ? most : 2 * rim.y + ((width - 2 * rim.x) * (extent.y1 - extent.y0)) / across;
  const height = Math.round(Math.min(most, Math.max(HEIGHT_PX.least, wanted)));
  return projectFrame(extent, { width, height });
}

function keepLoads(document: FrameCase, isKept: (load: { readonly sets: number }) => boolean): FrameCase {
  return {
    ...document,
    joints: document.joints.map((joint) => ({ ...joint, loads: joint.loads.filter(isKept) })),
    members: document.members.map((member) => ({ ...member, loads: member.loads.filter(isKept) })),
  };
}

function toFigure(
  nodes: readonly DrawnNode[],
  { width, height }: { readonly width: number; readonly height: number },
): PaperFigure {
  return { width, top: 0, height, shapes: listPaperShapes(nodes, getNodeLook) };
}
