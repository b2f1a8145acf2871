import type { Diagram } from '@eecs/solver-core';
import { type Scale, createScale } from '../viewport/createScale.ts';
import { createCurveCover } from './curveCover.ts';
import { type DiagramPaths, diagramPaths } from './diagramPaths.ts';
import type { DiagramUnder } from './diagramUnder.ts';
import { type KeyPoint, listKeyPoints, withoutRepeats } from './keyPoints.ts';
import { LABEL_HEIGHT_PX, getLabelWidth } from '../labels/labelMetrics.ts';
import { isSeen, listLabelledPoints } from './labelledPoints.ts';
import { sideOfJump } from './sideOfJump.ts';
import {
  type LabelBox,
  type LabelRequest,
  type PlacedLabel,
  getNearest,
  placeLabels,
} from '../labels/placeLabels.ts';

export interface DiagramLabel {
  /** Its index among all numbers of the diagram, including hidden ones: the same in all frames of a gesture. */
  readonly index: number;
  readonly point: KeyPoint;
  readonly text: string;
  /** Left end and baseline of the text, px. */
  readonly x: number;
  readonly y: number;
  /** Where the point itself is drawn, px. */
  readonly pointX: number;
  readonly pointY: number;
  /** The end of the leader line, px, if the text stands so far off that it needs one. */
  readonly lead: { readonly x: number; readonly y: number } | null;
}

export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly axisY: number;
  readonly paths: DiagramPaths;
  readonly labels: readonly DiagramLabel[];
  /** Where the labels stand. */
  readonly labelBoxes: readonly PlacedLabel[];
  readonly hiddenCount: number;
  /** Right end and baseline of the text that counts the hidden labels, px; undefined if none is hidden. */
  readonly note: { readonly x: number; readonly y: number } | undefined;
}

/**
 * A value that should not be exceeded, drawn as a line over a part of the beam; `end` is the value at its right end.
 */
export interface DiagramLimit {
  readonly x0: number;
  readonly x1: number;
  readonly value: number;
  /** @default value */
  readonly end?: number;
}

/** Room for a label beyond the greatest ordinate, with one more pixel for equal extremes that differ by rounding. */
const EDGE_PX = LABEL_HEIGHT_PX + 4;
const HATCH_PITCH_PX = 7;
/**
 * A number at least `LED_PX` from its point gets a leader line; a number may stand up to `LEAD_PX` away rather than on
 * the curve.
 */
const LED_PX = 12;
const LEAD_PX = 80;
/** Two points nearer to each other than this look like one. */
const SAME_PX = 0.5;
/** From this width per label on, the longer labels fit. */
const ROOMY_PX = 90;

/**
 * Below this width per label no leader line goes to a zero, and labels that would cover the curve are counted instead.
 */
const CROWDED_PX = 60;
/**
 * Below this width per label only governing values get leader lines, because others would cross each other. During a
 * gesture the labels do not avoid the curve.
 */
const PACKED_PX = 15;

const PRIORITY: Readonly<Record<KeyPoint['kind'], number>> = {
  max: 100,
  min: 100,
  turn: 80,
  end: 70,
  // The size of the jump adds to this weight, so that a reaction comes before a load of the span.
  jumpLeft: 60,
  jumpRight: 60,
  kink: 55,
  zero: 20,
};

/**
 * Lays out one diagram as a row: scales, paths and labels, all in px. If there is not enough room for every label, the
 * governing extremes stay and the rest is counted.
 *
 * `isPositiveDown` draws positive values below the axis, as a bending moment on its tension side.
 */
export function layoutDiagram(
  diagram: Diagram,
  {
    x,
    width,
    height,
    isPositiveDown,
    listObstacles,
    write,
    writeCount,
    isNonzero = () => true,
    isPassing = false,
    limits = [],
    under,
  }: {
    /** Maps the visible range of the beam to px. */
    readonly x: Scale;
    readonly width: number;
    readonly height: number;
    readonly isPositiveDown: boolean;
    /** Lists other objects of the row, px; they depend on the height of the axis. */
    readonly listObstacles?: (axisY: number) => readonly LabelBox[];
    /** Writes a label; an extreme also gets the place of the point if that fits. */
    readonly write: (point: KeyPoint, withPlace: boolean) => string;
    /** Writes the number of labels without room. */
    readonly writeCount: (count: number) => string;
    /** Whether the displayed digits distinguish a value from zero. Other values get no label, except the greatest. */
    readonly isNonzero?: (value: number) => boolean;
    /**
     * Whether this is one frame of a gesture: hatching is left out then, and lesser labels need not avoid the curve.
     * @default false
     */
    readonly isPassing?: boolean;
    /** Limits become visible when the diagram reaches half of them. @default none */
    readonly limits?: readonly DiagramLimit[];
    /** Always visible. @default nothing */
    readonly under?: DiagramUnder | undefined;
  },
): DiagramLayout {
  const y = createValueScale(diagram, { height, isPositiveDown, limits, under });
  const [start, end] = x.domain;
  const greatest = Math.max(Math.abs(diagram.min.value), Math.abs(diagram.max.value));
  const isLabelled = (point: KeyPoint): boolean => isNonzero(point.value) && isSeen(point, diagram);
  const told = listLabelledPoints(withoutRepeats(listKeyPoints(diagram), diagram), diagram, isLabelled);
  const inSight = told.filter(({ x: place }) => place >= start && place <= end);
  const points = withoutTwins(inSight, { x, y });
  const roomPx = (x.range[1] - x.range[0]) / points.length;
  const isRoomy = roomPx >= ROOMY_PX;
  const bounds = {
    x0: Math.max(0, x.range[0] - 24),
    y0: 0,
    x1: width,
    y1: height,
  };
  const isPacked = roomPx < PACKED_PX;
  const isLed = (point: KeyPoint): boolean =>
    isExtreme(point) || (point.kind === 'zero' ? roomPx >= CROWDED_PX : !isPacked);
  const texts = points.map((point) => write(point, isExtreme(point) || (isRoomy && point.kind === 'turn')));
  const toRequest = (point: KeyPoint, i: number): LabelRequest => {
    const pointY = y.toPx(point.value);
    const jump = diagram.jumps.find((entry) => entry.x === point.x) ?? { left: 0, right: 0 };
    return {
      id: String(i),
      x: x.toPx(point.x),
      y: pointY,
      width: getLabelWidth(texts[i] ?? ''),
      height: LABEL_HEIGHT_PX,
      side: point.value < 0 === isPositiveDown ? 'above' : 'below',
      ...leanOf(point, diagram),
      priority: PRIORITY[point.kind] + Math.round((4 * Math.abs(jump.right - jump.left)) / greatest),
      ...(isLed(point) && { leadPx: LEAD_PX }),
      required: isExtreme(point),
      isHeedless: isPassing && !isExtreme(point),
    };
  };
  let requests = points.map(toRequest);
  const axisY = y.toPx(0);
  const isOnCurve = isPacked && isPassing ? undefined : createCurveCover(diagram, { x, y });
  const room = {
    ...{ bounds, obstacles: listObstacles?.(axisY) ?? [], isCovering: isOnCurve },
    isStrict: roomPx < CROWDED_PX && !isPassing,
  };
  const place = (wanted: readonly LabelRequest[]): readonly PlacedLabel[] => {
    if (isOnCurve === undefined || isPassing)
      return placeLabels(wanted, { ...room, isQuick: isPassing }).placed;
    // Numbers avoid the axis too, unless they would then lie on the curve.
    const isCovering = (box: LabelBox): boolean => isOnCurve(box) || (box.y0 < axisY && axisY < box.y1);
    const clear = placeLabels(wanted, { ...room, isCovering, isQuick: isPacked });
    const isGood = room.isStrict || (clear.hidden.length === 0 && !clear.placed.some(isOnCurve));
    const { placed } = isGood ? clear : placeLabels(wanted, room);
    // The place of a zero is less important than the curve under it: it is counted with the labels without room.
    return placed.filter((box) => points[Number(box.id)]?.kind !== 'zero' || !isOnCurve(box));
  };
  let placed = place(requests);
  // A value beside a jump is placed by itself rather than over its own line, over the curve or farther away.
  const cramped = requests.filter(({ id: wanted, bound, required, x: pointX, y: pointY }) => {
    if (bound === undefined || required !== true) return false;
    const box = placed.find((candidate) => candidate.id === wanted);
    if (box === undefined || (bound === 'left' ? box.x1 > pointX : box.x0 < pointX)) return true;
    return isOnCurve?.(box) === true || getNearest({ x: pointX, y: pointY }, box).gap > LED_PX;
  });
  if (cramped.length > 0) {
    for (const { id: wanted } of cramped) {
      const point = points[Number(wanted)];
      if (point !== undefined) texts[Number(wanted)] = write(point, false);
    }
    requests = points.map(toRequest);
    placed = place(requests);
  }
  const left = points.length - placed.length;
  const id = String(points.length);
  let note: PlacedLabel | undefined;
  // Numbers are placed before the count; the count comes first only if no room is left for it otherwise.
  for (const required of [false, true]) {
    if (left === 0 || note) break;
    const size = { width: getLabelWidth(writeCount(left)) + 12, height: EDGE_PX };
    // Labels keep a gap from their point, so this point places the label exactly in the corner.
    const at = { x: width, y: height + 3, side: 'above' } as const;
    placed = place([...requests, { id, ...at, ...size, priority: 0, leadPx: Infinity, required }]);
    note = placed.find((box) => box.id === id);
  }
  return {
    width,
    height,
    x,
    y,
    axisY,
    paths: diagramPaths(diagram, { x, y, pitchPx: isPassing ? Infinity : HATCH_PITCH_PX }),
    labels: toLabels(placed, { points, texts, x, y }),
    labelBoxes: placed,
    hiddenCount: note ? points.length + 1 - placed.length : left,
    note: note && { x: note.x1 - 8, y: note.y1 - 4 },
  };
}

/** Turns the placed boxes into labels; the box of the note belongs to no point and is left out. */
function toLabels(
  placed: readonly PlacedLabel[],
  {
    points,
    texts,
    x,
    y,
  }: {
    readonly points: readonly KeyPoint[];
    readonly texts: readonly string[];
    readonly x: Scale;
    readonly y: Scale;
  },
): readonly DiagramLabel[] {
  return placed.flatMap((box) => {
    const index = Number(box.id);
    const point = points[index];
    if (point === undefined) return [];
    const pointX = x.toPx(point.x);
    const pointY = y.toPx(point.value);
    const near = getNearest({ x: pointX, y: pointY }, box);
    const lead = near.gap > LED_PX ? near : null;
    return [{ index, point, text: texts[index] ?? '', x: box.x0, y: box.y1 - 3, pointX, pointY, lead }];
  });
}

/** Rounding may find an extreme twice, side by side: in the drawing it is one point. */
function withoutTwins(
  points: readonly KeyPoint[],
  { x, y }: { readonly x: Scale; readonly y: Scale },
): readonly KeyPoint[] {
  const extremes = points.filter(isExtreme);
  return points.filter(
    (point) =>
      point.kind !== 'turn' ||
      !extremes.some(
        (extreme) =>
          Math.abs(x.toPx(point.x) - x.toPx(extreme.x)) < SAME_PX &&
          Math.abs(y.toPx(point.value) - y.toPx(extreme.value)) < SAME_PX,
      ),
  );
}

/** A diagram that reaches this share of a limit shows it. */
const NEAR_LIMIT = 0.5;

/** The axis is always visible; a diagram that is zero everywhere has it in the middle. */
function createValueScale(
  { min, max }: Diagram,
  {
    height,
    isPositiveDown,
    limits,
    under,
  }: {
    readonly height: number;
    readonly isPositiveDown: boolean;
    readonly limits: readonly DiagramLimit[];
    readonly under: DiagramUnder | undefined;
  },
): Scale {
  let low = Math.min(0, min.value, under?.low ?? 0);
  let high = Math.max(0, max.value, under?.high ?? 0);
  const least = low / NEAR_LIMIT;
  const most = high / NEAR_LIMIT;
  for (const value of limits.flatMap((limit) => [limit.value, limit.end ?? limit.value])) {
    if (value >= least) low = Math.min(low, value);
    if (value <= most) high = Math.max(high, value);
  }
  const range: [number, number] = isPositiveDown ? [EDGE_PX, height - EDGE_PX] : [height - EDGE_PX, EDGE_PX];
  return createScale({ domain: [low, high], range });
}

function isExtreme({ kind }: KeyPoint): boolean {
  return kind === 'max' || kind === 'min';
}

/**
 * Labels of ends and jumps avoid their own vertical line; the number of one side of a jump never stands on the other
 * side.
 */
function leanOf(point: KeyPoint, diagram: Diagram): Pick<LabelRequest, 'lean' | 'bound'> {
  const side = sideOfJump(point, diagram);
  if (side !== undefined) return { lean: side, bound: side };
  const { x } = point;
  const { segments } = diagram;
  if (x === segments[0]?.x0) return { lean: 'right' };
  return x === segments.at(-1)?.x1 ? { lean: 'left' } : {};
}
