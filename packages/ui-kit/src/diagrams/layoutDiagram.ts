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
  /** Its place among all numbers of the diagram, hidden ones counted: the same from frame to frame of a drag. */
  readonly index: number;
  readonly point: KeyPoint;
  readonly text: string;
  /** Left end and baseline of the text, px. */
  readonly x: number;
  readonly y: number;
  /** Where the point itself is drawn, px. */
  readonly pointX: number;
  readonly pointY: number;
  /** Where a line from the point ends when the text stands so far off that one must lead there, px. */
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
  /** Right end and baseline of the text that counts the hidden ones, px; without any there is none. */
  readonly note: { readonly x: number; readonly y: number } | undefined;
}

/** A value that should not be passed, drawn as a line over a part of the beam; `end` is that at its right end. */
export interface DiagramLimit {
  readonly x0: number;
  readonly x1: number;
  readonly value: number;
  /** @default value */
  readonly end?: number;
}

/** Room for a label beyond the greatest ordinate, with a pixel for equal extremes that differ by rounding. */
const EDGE_PX = LABEL_HEIGHT_PX + 4;
const HATCH_PITCH_PX = 7;
/** From so far off a line must lead from a number to its point, and so far one may stand rather than on the curve. */
const LED_PX = 12;
const LEAD_PX = 80;
/** Nearer to each other two points are one to the eye. */
const SAME_PX = 0.5;
/** Width for each label from which the longer ones fit. */
const ROOMY_PX = 90;

/**
 * On a shorter board no line leads to the place of a zero, and labels that would cover the curve are counted instead.
 */
const CROWDED_PX = 60;
/** Below this lines lead from governing values alone: others would cross each other. In motion nothing keeps clear. */
const PACKED_PX = 15;

const PRIORITY: Readonly<Record<KeyPoint['kind'], number>> = {
  max: 100,
  min: 100,
  turn: 80,
  end: 70,
  // And as much more as what jumps there weighs: a reaction stands before a load of the span.
  jumpLeft: 60,
  jumpRight: 60,
  kink: 55,
  zero: 20,
};

/**
 * Lays out one diagram as a row: scales, paths and labels, all in px. Without room for every label the governing
 * extremes stay and the rest is counted.
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
    /** Takes the stretch of the beam in sight to px. */
    readonly x: Scale;
    readonly width: number;
    readonly height: number;
    readonly isPositiveDown: boolean;
    /** Other objects of the row, px, which depend on where the axis runs. */
    readonly listObstacles?: (axisY: number) => readonly LabelBox[];
    /** Writes a label; with the place of the point, where it is an extreme and the place fits. */
    readonly write: (point: KeyPoint, withPlace: boolean) => string;
    /** Writes how many labels have no room. */
    readonly writeCount: (count: number) => string;
    /** Whether the displayed digits distinguish a value from zero. Other values get no label, except the greatest. */
    readonly isNonzero?: (value: number) => boolean;
    /**
     * One frame of a gesture: hatching, and lesser labels clear of the curve, wait until the hand rests.
     * @default false
     */
    readonly isPassing?: boolean;
    /** In sight as soon as the diagram comes half as far. @default none */
    readonly limits?: readonly DiagramLimit[];
    /** Always in sight. @default nothing */
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
    // The axis runs through no number either, unless the curve would instead.
    const isCovering = (box: LabelBox): boolean => isOnCurve(box) || (box.y0 < axisY && axisY < box.y1);
    const clear = placeLabels(wanted, { ...room, isCovering, isQuick: isPacked });
    const isGood = room.isStrict || (clear.hidden.length === 0 && !clear.placed.some(isOnCurve));
    const { placed } = isGood ? clear : placeLabels(wanted, room);
    // The place of a zero is less important than the curve it would lie on: it is counted with what has no room.
    return placed.filter((box) => points[Number(box.id)]?.kind !== 'zero' || !isOnCurve(box));
  };
  let placed = place(requests);
  // A value beside a jump is placed alone rather than over its own line, over the curve or farther away.
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
  // Numbers come before the count of the others, which comes before them only where no room is left for it.
  for (const required of [false, true]) {
    if (left === 0 || note) break;
    const size = { width: getLabelWidth(writeCount(left)) + 12, height: EDGE_PX };
    // Labels keep a gap from their point: so this one is right in the corner.
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

/** Turns the places that were found into labels; the box of the note has no point and becomes none. */
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

/** Rounding finds an extreme twice, side by side: drawn it is one point. */
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

/** Share of a limit: a diagram that comes this far shows its limit. */
const NEAR_LIMIT = 0.5;

/** The axis is always in sight; a diagram that is zero everywhere has it in the middle. */
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
 * Labels of ends and jumps avoid their own vertical line; the number of one side of a jump is never drawn on the other.
 */
function leanOf(point: KeyPoint, diagram: Diagram): Pick<LabelRequest, 'lean' | 'bound'> {
  const side = sideOfJump(point, diagram);
  if (side !== undefined) return { lean: side, bound: side };
  const { x } = point;
  const { segments } = diagram;
  if (x === segments[0]?.x0) return { lean: 'right' };
  return x === segments.at(-1)?.x1 ? { lean: 'left' } : {};
}
