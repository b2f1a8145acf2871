import { type BeamCase, isDistributed } from '@eecs/solver-core';
import type { DrawnNode } from '@eecs/ui-kit';
import { createLoadAt } from '../editing/placeLoad.ts';
import type { SupportKind } from '../editing/addSupport.ts';
import { drawDistributed } from '../scheme/drawDistributed.ts';
import { drawPointLoad } from '../scheme/drawPointLoad.ts';
import { drawSupport } from '../scheme/drawSupport.ts';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
import { drawGlyph } from '../scheme/listNodes.ts';
import { type Handle, px } from '@eecs/ui-kit/editor';
import { type BoardItem, isSameItem } from '../state/selection.ts';
import type { Tool } from '../state/tool.ts';
import type { Ghost } from './boardState.ts';
import { coverObject } from './coverObject.ts';
import { isBeingDrawn } from './drawRange.ts';
import { type GuideDraft, showGuides } from './guideDraft.ts';
import { drawGuideLines, listGuides } from './guideLines.ts';
import type { Snap } from './snapPlace.ts';
import { toPlacedRange } from './toPlacedRange.ts';

export interface OverlayRequest {
  readonly document: BeamCase;
  readonly scheme: Scheme;
  readonly texts: SchemeTexts;
  readonly selected: BoardItem | null;
  readonly isReadOnly: boolean;
  readonly snap: Snap | null;
  /** Places of the guides. */
  readonly guides: readonly number[];
  readonly guideDraft: GuideDraft | null;
  readonly ghost: Ghost | null;
  readonly tool: Tool;
  readonly supportKind: SupportKind;
}

/** Lists what lies over the drawing: the guides, the handles of the selection, the line of the place a drag snaps to, the ghost of a tool. */
export function listOverlay(request: OverlayRequest): DrawnNode[] {
  const { snap, ghost, tool, document, scheme, selected } = request;
  const place = ghost !== null && tool !== 'select' ? ghost.snap : snap;
  const guides = listGuides(showGuides(request.guides, request.guideDraft), document);
  const chosen = guides.find(({ item }) => isSameItem(item, selected));
  return [
    ...drawGuideLines(guides, scheme, selected),
    ...(chosen === undefined || place !== null ? [] : [drawCoordinate({ x: chosen.x }, request)]),
    ...drawSelection(request),
    ...(ghost === null || tool === 'select' ? [] : drawGhost(request, ghost, tool)),
    ...(place === null ? [] : drawSnapLine(place, request)),
  ];
}

const HALO_PX = 5;
const GRIP_PX = 44;
const DOT_PX = 4.5;

function drawSelection({ scheme, selected, isReadOnly }: OverlayRequest): DrawnNode[] {
  const object = scheme.objects.find(({ item }) => isSameItem(item, selected));
  if (object === undefined) return [];
  const { x0, y0, x1, y1 } = coverObject(object);
  const halo: DrawnNode = {
    key: 'halo',
    tag: 'rect',
    attributes: {
      'data-role': 'halo',
      x: px(x0 - HALO_PX),
      y: px(y0 - HALO_PX),
      width: px(x1 - x0 + 2 * HALO_PX),
      height: px(y1 - y0 + 2 * HALO_PX),
      rx: '3',
    },
  };
  if (isReadOnly || object.item.kind === 'dimension') return [halo];
  return [halo, ...object.handles.flatMap(drawHandle)];
}

/** A dot one sees, and on touch screens a square one hits. */
function drawHandle({ part, x, y }: Handle): DrawnNode[] {
  const isEnd = part === 'start' || part === 'end';
  const dot: DrawnNode = isEnd
    ? {
        key: `handle-${part}`,
        tag: 'rect',
        attributes: {
          'data-handle': part,
          x: px(x - DOT_PX),
          y: px(y - DOT_PX),
          width: px(2 * DOT_PX),
          height: px(2 * DOT_PX),
        },
      }
    : {
        key: `handle-${part}`,
        tag: 'circle',
        attributes: { 'data-handle': part, cx: px(x), cy: px(y), r: px(DOT_PX) },
      };
  const grip: DrawnNode = {
    key: `grip-${part}`,
    tag: 'rect',
    attributes: {
      'data-role': 'grip',
      x: px(x - GRIP_PX / 2),
      y: px(y - GRIP_PX / 2),
      width: String(GRIP_PX),
      height: String(GRIP_PX),
    },
  };
  return [grip, dot];
}

/** Down to the dimension chain, with the coordinate under the beam; a load's own label stands above it. */
function drawSnapLine({ x, to, part }: Snap, request: OverlayRequest): DrawnNode[] {
  const { scheme, tool, selected } = request;
  const { scale, axisY } = scheme;
  const top = tool === 'select' && selected?.kind === 'load' ? axisY : SNAP_TOP_PX;
  const at = scale.toPx(x);
  return [
    {
      key: 'snap',
      tag: 'path',
      attributes: { 'data-role': 'snap', 'data-snap': to, d: `M${px(at)} ${px(top)}V${px(axisY + 60)}` },
    },
    drawCoordinate({ x, ...(part !== undefined && { part }) }, request),
  ];
}

/** Under the beam. */
function drawCoordinate(
  { x, part }: Pick<Snap, 'x' | 'part'>,
  { scheme: { scale, axisY, width }, texts }: OverlayRequest,
): DrawnNode {
  const text = texts.whole(x) + (part === undefined ? '' : ` ${FRACTIONS[part]}`);
  const half = text.length * 4;
  return {
    key: 'coordinate',
    tag: 'text',
    attributes: {
      'data-role': 'coordinate',
      x: px(Math.max(half, Math.min(width - half, scale.toPx(x)))),
      y: px(axisY + 41),
    },
    text,
  };
}

const SNAP_TOP_PX = 8;
const FRACTIONS = { '1/2': '½', '1/3': '⅓', '2/3': '⅔' } as const;
const GHOST_RISE_PX = 58;
/** Half of the tick where two sections will meet. */
const TICK_PX = 12;

function drawGhost(
  { document, scheme, texts, supportKind }: OverlayRequest,
  ghost: Ghost,
  tool: Exclude<Tool, 'select'>,
): DrawnNode[] {
  const { snap, from } = ghost;
  const { x } = snap;
  const { scale, axisY, width } = scheme;
  const key = 'ghost';
  // Its line is that of every place; a load that is being drawn stands on the board itself.
  if (tool === 'guide' || isBeingDrawn(document, ghost)) return [];
  if (tool === 'splitSection') {
    const d = `M${px(scale.toPx(x))} ${px(axisY - TICK_PX)}V${px(axisY + TICK_PX)}`;
    return [{ key, tag: 'path', attributes: { 'data-role': 'beam', 'data-state': 'ghost', d } }];
  }
  if (tool === 'support') {
    const isRightEnd = x === document.L;
    const { glyphs } = drawSupport(
      { className: supportKind, x },
      { key, x: scale.toPx(x), axisY, isRightEnd, format: texts.settlement },
    );
    return glyphs.map((glyph) => drawGlyph(glyph, { 'data-state': 'ghost' }));
  }
  const range = toPlacedRange(document, { tool, x, ...(from === undefined ? {} : { from }) });
  const load = createLoadAt(document, { kind: tool, x: range, id: key });
  const { marks } = isDistributed(load)
    ? drawDistributed(load, {
        key,
        toX: scale.toPx,
        sight: { x0: 0, x1: width },
        baseY: axisY - 3,
        peak: Math.max(...load.y.map(Math.abs)),
        format: () => '',
      })
    : drawPointLoad(load, {
        key,
        x: scale.toPx(load.x),
        axisY,
        rise: GHOST_RISE_PX,
        text: texts.load(load, load.c[0]),
      });
  return marks.map(({ key: part, role, d }) => ({
    key: part,
    tag: 'path',
    attributes: { 'data-role': role, 'data-state': 'ghost', d },
  }));
}
