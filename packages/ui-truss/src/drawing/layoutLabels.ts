import { LABEL_HEIGHT_PX, type LabelBox, type LabelRequest, getLabelWidth, placeLabels } from '@eecs/ui-kit';
import { thin } from './layoutAnchors.ts';
import type { PlacedForce } from './layoutLoads.ts';
import type { AnchorMark, ArrowMark, LabelMark, Point } from './marks.ts';

export interface DrawnForce {
  readonly placed: PlacedForce;
  readonly point: Point;
  /** Null when the force is end-on. */
  readonly mark: ArrowMark | null;
}

export interface Drawn {
  readonly anchors: readonly AnchorMark[];
  readonly arrows: readonly DrawnForce[];
  /** Forces for which a neighbour stands. */
  readonly hiddenArrows: number;
}

export interface LabelRoom {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly glyphSize: number;
  /** Writes the value of a force. */
  readonly formatForce: (force: number) => string;
}

const MAX_LABELS = 24;

/** Writes each force at the far end of its arrow and the held axes beside their glyphs; none covers another. */
export function layoutLabels(
  { anchors, arrows }: Drawn,
  { width, height, glyphSize, formatForce }: LabelRoom,
): { readonly labels: readonly LabelMark[]; readonly hiddenLabels: number } {
  const texts: string[] = [];
  const requests: LabelRequest[] = [];
  const ask = (text: string, place: Pick<LabelRequest, 'x' | 'y' | 'side' | 'lean' | 'priority'>): void => {
    const id = String(texts.push(text) - 1);
    requests.push({ ...place, id, width: getLabelWidth(text), height: LABEL_HEIGHT_PX });
  };
  for (const { x, y, axes } of anchors) {
    if (axes !== null)
      ask(axes, { x: x + 0.6 * glyphSize, y: y + glyphSize, side: 'above', lean: 'right', priority: 0 });
  }
  const labelled = thin(arrows, MAX_LABELS);
  for (const { placed, point, mark } of labelled) {
    const far = mark === null ? point : farEnd(mark, point);
    const isSideways = Math.abs(far.x - point.x) > 2 * Math.abs(far.y - point.y);
    ask(formatForce(placed.force), {
      x: far.x,
      y: far.y,
      side: far.y > point.y && !isSideways ? 'below' : 'above',
      lean: mark === null ? 'right' : 'middle',
      priority: placed.force,
    });
  }
  const bounds = { x0: 1, y0: 1, x1: width - 1, y1: height - 1 };
  const obstacles = [...anchors.map((anchor) => glyphBox(anchor, glyphSize)), ...arrows.flatMap(arrowBox)];
  const { placed } = placeLabels(requests, { bounds, obstacles });
  // A value that had to move a row away could be read as its neighbour's.
  const near = placed.filter((box) => isNear(box, requests[Number(box.id)]));
  const labels = near.map(({ id, ...box }) => ({ ...box, text: texts[Number(id)] ?? '' }));
  const firstValue = requests.length - labelled.length;
  const values = near.filter(({ id }) => Number(id) >= firstValue).length;
  return { labels, hiddenLabels: arrows.length - values };
}

function isNear(box: LabelBox, request: LabelRequest | undefined): boolean {
  if (request === undefined) return false;
  const away = Math.max(box.y0 - request.y, request.y - box.y1);
  return away < LABEL_HEIGHT_PX / 2;
}

function farEnd({ tip, tail }: ArrowMark, { x, y }: Point): Point {
  return Math.hypot(tip.x - x, tip.y - y) > Math.hypot(tail.x - x, tail.y - y) ? tip : tail;
}

function glyphBox({ x, y, rotationDeg }: AnchorMark, size: number): LabelBox {
  const turn = (rotationDeg * Math.PI) / 180;
  const [foot, half] = [0.9 * size, 0.55 * size];
  const centre = { x: x - Math.sin(turn) * 0.5 * foot, y: y + Math.cos(turn) * 0.5 * foot };
  const isUpright = Math.abs(Math.cos(turn)) > 0.5;
  const [across, along] = isUpright ? [half, foot / 2] : [foot / 2, half];
  return { x0: centre.x - across, y0: centre.y - along, x1: centre.x + across, y1: centre.y + along };
}

/** Boxes of slanted arrows would keep half the picture free; only upright and level ones are obstacles. */
function arrowBox({ mark }: DrawnForce): LabelBox[] {
  if (mark === null) return [];
  const [x0, x1] = [Math.min(mark.tip.x, mark.tail.x), Math.max(mark.tip.x, mark.tail.x)];
  const [y0, y1] = [Math.min(mark.tip.y, mark.tail.y), Math.max(mark.tip.y, mark.tail.y)];
  return Math.min(x1 - x0, y1 - y0) < 4 ? [{ x0: x0 - 3, y0, x1: x1 + 3, y1 }] : [];
}
