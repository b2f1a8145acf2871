import { type BeamCase, isDistributed } from '@eecs/solver-core';
import type { DrawnNode } from '@eecs/ui-kit';
import { createLoadAt } from '../editing/placeLoad.ts';
import type { SupportKind } from '../editing/addSupport.ts';
import { drawDistributed } from '../scheme/drawDistributed.ts';
import { drawPointLoad } from '../scheme/drawPointLoad.ts';
import { drawSupport } from '../scheme/drawSupport.ts';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
import { type BoardBox, drawGlyph, drawMarquee, drawSelection, px } from '@eecs/ui-kit/editor';
import { type BoardItem, isSameItem } from '../state/selection.ts';
import type { Tool } from '../state/tool.ts';
import type { Ghost } from './boardState.ts';
import { isBeingDrawn } from './drawRange.ts';
import { type GuideDraft, showGuides } from './guideDraft.ts';
import { drawGuideLines, listGuides } from './guideLines.ts';
import type { Snap } from './snapPlace.ts';
import { toPlacedRange } from './toPlacedRange.ts';

export interface OverlayRequest {
  readonly document: BeamCase;
  readonly scheme: Scheme;
  readonly texts: SchemeTexts;
  readonly selected: readonly BoardItem[];
  readonly isReadOnly: boolean;
  readonly marquee: { readonly frame: BoardBox } | null;
  readonly snap: Snap | null;
  /** Places of the guides. */
  readonly guides: readonly number[];
  readonly guideDraft: GuideDraft | null;
  readonly ghost: Ghost | null;
  readonly tool: Tool;
  readonly supportKind: SupportKind;
}

/**
 * Lists the overlay of the drawing: the guides, the handles of the selection, the line of a drag's snap place, the
 * preview of a tool.
 */
export function listOverlay(request: OverlayRequest): DrawnNode[] {
  const { snap, ghost, tool, document, scheme, selected } = request;
  const place = ghost !== null && tool !== 'select' ? ghost.snap : snap;
  const guides = listGuides(showGuides(request.guides, request.guideDraft), document);
  const isChosen = ({ item }: { readonly item: BoardItem }): boolean =>
    selected.some((other) => isSameItem(item, other));
  const chosen = guides.find(isChosen);
  const hasHandles = !request.isReadOnly && selected.length === 1 && selected[0]?.kind !== 'dimension';
  return [
    ...drawGuideLines(guides, scheme, selected),
    ...(chosen === undefined || place !== null ? [] : [drawCoordinate({ x: chosen.x }, request)]),
    ...drawSelection(scheme.objects.filter(isChosen), { hasHandles }),
    ...(request.marquee === null ? [] : [drawMarquee(request.marquee.frame)]),
    ...(ghost === null || tool === 'select' ? [] : drawGhost(request, ghost, tool)),
    ...(place === null ? [] : drawSnapLine(place, request)),
  ];
}

/** Down to the dimension chain, with the coordinate below the beam, because a load's own label is above it. */
function drawSnapLine({ x, to, part }: Snap, request: OverlayRequest): DrawnNode[] {
  const { scheme, tool, selected } = request;
  const { scale, axisY } = scheme;
  const top = tool === 'select' && selected.at(-1)?.kind === 'load' ? axisY : SNAP_TOP_PX;
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
/** Half the length of the tick where two sections will meet. */
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
  // A guide is shown by the line that marks every place; a load being drawn is already on the board.
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
