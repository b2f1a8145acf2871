/** A rectangle of a drawing, px; y points down. */
export interface LabelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A text to be placed near a point; all in px, y downwards. */
export interface LabelRequest {
  readonly id: string;
  /** The point it belongs to. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The preferred side of the point. */
  readonly side: 'above' | 'below';
  /** The preferred horizontal position; a jump has one value on each side. @default 'middle' */
  readonly lean?: 'left' | 'middle' | 'right';
  /**
   * The side of its point that it never leaves: on the other side the value would be read as that of the other side of
   * a jump.
   */
  readonly bound?: 'left' | 'right';
  /** Higher ones are placed first. */
  readonly priority: number;
  /** Must be shown if there is any room: the governing extremes. @default false */
  readonly required?: boolean;
  /**
   * The greatest distance from its point at which it may stand, with a leader line, if it covers nothing there.
   * @default 0
   */
  readonly leadPx?: number;
  /** Takes a place whatever it covers. @default false */
  readonly isHeedless?: boolean;
}

/** A label with its place. */
export interface PlacedLabel extends LabelBox {
  readonly id: string;
}

/** Placed labels, and those without room. */
export interface LabelLayout {
  readonly placed: readonly PlacedLabel[];
  /** Ids of those without room. */
  readonly hidden: readonly string[];
}

const GAP_PX = 3;
/** The gap between neighbours, because two numbers that touch read as one. */
const APART_PX = 5;

/** The room for labels. */
export interface LabelRoom {
  readonly bounds: LabelBox;
  /** Obstacles that no label may cover. @default none */
  readonly obstacles?: readonly LabelBox[];
  /** Returns whether a box covers something that labels avoid if they can. @default nothing */
  readonly isCovering?: ((box: LabelBox) => boolean) | undefined;
  /** One attempt only, for a frame of a gesture. @default false */
  readonly isQuick?: boolean;
  /** Whether a label that would cover something is left out, unless it is required. @default false */
  readonly isStrict?: boolean;
}

/**
 * Places labels so that no two overlap and none leaves the bounds or covers an obstacle. Required ones come first and
 * search all the bounds; the others, by priority, try only places near their point on its outer side, or are left out.
 * Places that cover nothing are preferred, unless more labels would be left out and the room is not strict.
 */
export function placeLabels(requests: readonly LabelRequest[], room: LabelRoom): LabelLayout {
  const clear = placeAll(requests, room);
  const { isCovering, isQuick = false, isStrict = false } = room;
  if (isQuick || isCovering === undefined || clear.hidden.length === 0) return clear;
  // A label without a place may get one if it chooses first; only otherwise may labels cover something.
  const left = new Set(clear.hidden);
  const turned = placeAll(
    requests.map((request) => (left.has(request.id) ? { ...request, priority: Infinity } : request)),
    room,
  );
  const others = isStrict ? [turned] : [turned, placeAll(requests, { ...room, isCovering: undefined })];
  const countCovering = ({ placed }: LabelLayout): number => placed.filter(isCovering).length;
  return [clear, ...others].reduce((best, next) => {
    const fewer = best.hidden.length - next.hidden.length;
    return fewer > 0 || (fewer === 0 && countCovering(next) < countCovering(best)) ? next : best;
  });
}

function placeAll(
  requests: readonly LabelRequest[],
  { bounds, obstacles = [], isCovering, isStrict = false }: LabelRoom,
): LabelLayout {
  const placed: PlacedLabel[] = [];
  const hidden: string[] = [];
  // A drag lays out hundreds of labels in each frame, so nothing is collected or copied here.
  const isFree = (box: LabelBox): boolean => {
    if (!isInside(box, bounds)) return false;
    for (const other of obstacles) if (overlaps(box, other)) return false;
    for (const other of placed) if (overlaps(box, other, APART_PX)) return false;
    return true;
  };
  const isClear = (box: LabelBox): boolean => isFree(box) && isCovering?.(box) !== true;

  for (const request of [...requests].sort(byRank)) {
    const { leadPx } = request;
    const isFreeBeside = (box: LabelBox): boolean => isOnItsSide(box, request) && isFree(box);
    const isClearBeside = (box: LabelBox): boolean => isOnItsSide(box, request) && isClear(box);
    const findLed = (): LabelBox | undefined =>
      leadPx === undefined ? undefined : farBoxes(request, bounds, leadPx).find(isClearBeside);
    const box =
      (isCovering === undefined || request.isHeedless === true
        ? undefined
        : (findClearBox(request, bounds, isClearBeside) ?? findLed())) ??
      (isStrict && isCovering !== undefined && request.required !== true
        ? undefined
        : findNearBox(request, bounds, isFreeBeside)) ??
      (request.required === true ? findAnywhere(request, bounds, isFree) : undefined);
    if (box === undefined) hidden.push(request.id);
    else placed.push({ id: request.id, ...box });
  }
  return { placed, hidden };
}

/**
 * Returns whether two boxes overlap, or are less than `apart` px from each other horizontally; touching edges do not
 * overlap.
 */
export function overlaps(a: LabelBox, b: LabelBox, apart = 0): boolean {
  return a.x0 < b.x1 + apart && b.x0 < a.x1 + apart && a.y0 < b.y1 && b.y0 < a.y1;
}

function isOnItsSide({ x0, x1 }: LabelBox, { x, bound }: LabelRequest): boolean {
  return bound === undefined || (bound === 'left' ? x1 <= x : x0 >= x);
}

/** A required label takes any room on its side, or a place over its own line rather than beyond it. */
function findAnywhere(
  request: LabelRequest,
  bounds: LabelBox,
  isFree: (box: LabelBox) => boolean,
): LabelBox | undefined {
  const free = farBoxes(request, bounds).filter(isFree);
  const leansOver = ({ x0, x1 }: LabelBox): boolean =>
    request.bound === 'left' ? (x0 + x1) / 2 <= request.x : (x0 + x1) / 2 >= request.x;
  return free.find((box) => isOnItsSide(box, request)) ?? free.find(leansOver);
}

function byRank(a: LabelRequest, b: LabelRequest): number {
  return Number(b.required ?? false) - Number(a.required ?? false) || b.priority - a.priority || a.x - b.x;
}

function isInside(box: LabelBox, bounds: LabelBox): boolean {
  return box.x0 >= bounds.x0 && box.x1 <= bounds.x1 && box.y0 >= bounds.y0 && box.y1 <= bounds.y1;
}

const SIDEWAYS = {
  left: ['left', 'middle', 'right'],
  middle: ['middle', 'left', 'right'],
  right: ['right', 'middle', 'left'],
} as const;

/**
 * Tries the preferred side with the preferred horizontal position, then the other positions, then one line further out.
 * Only required labels may cross to the other side, where they lie over the drawing.
 */
function findNearBox(
  { x, y, width, height, side, lean = 'middle', required = false }: LabelRequest,
  bounds: LabelBox,
  isFree: (box: LabelBox) => boolean,
): LabelBox | undefined {
  const above = y - GAP_PX - height;
  const below = y + GAP_PX;
  const wanted = side === 'above' ? above : below;
  const tops = required
    ? [wanted, wanted === above ? below : above, above - height, below + height]
    : [wanted, side === 'above' ? above - height : below + height];
  for (const top of tops) {
    for (const way of SIDEWAYS[lean]) {
      const left = leftOf({ x, width }, way);
      const box = toBox(slide(left, bounds.x0, bounds.x1 - width), top, width, height);
      if (isFree(box)) return box;
    }
  }
  return undefined;
}

/**
 * Like `findNearBox`, but also tries half lines, places directly beside the point, and one step aside. A label with a
 * horizontal preference changes sides last, because otherwise the two values at a jump would be exchanged.
 */
function findClearBox(
  request: LabelRequest,
  bounds: LabelBox,
  isClear: (box: LabelBox) => boolean,
): LabelBox | undefined {
  const { y, width, height, side, lean = 'middle', required = false } = request;
  const out = side === 'above' ? -1 : 1;
  const wanted = side === 'above' ? y - GAP_PX - height : y + GAP_PX;
  const other = side === 'above' ? y + GAP_PX : y - GAP_PX - height;
  const tops = [
    wanted,
    ...(required ? [other] : []),
    wanted + (out * height) / 2,
    y - height / 2,
    // Over the hatching of the area rather than over the curve or far away.
    ...(required ? [] : [other]),
    wanted + out * height,
  ];
  for (const top of tops) {
    for (const way of SIDEWAYS[lean]) {
      if (way === 'middle' && top === y - height / 2) continue;
      if (lean !== 'middle' && way === SIDEWAYS[lean][2]) continue;
      const box = toBox(slide(leftOf(request, way), bounds.x0, bounds.x1 - width), top, width, height);
      if (isClear(box)) return box;
    }
  }
  // If the curve leaves the point at a slant, a step aside is enough.
  for (const aside of STEPS_ASIDE_PX) {
    for (const top of [wanted, y - height / 2, other]) {
      for (const way of SIDEWAYS[lean]) {
        if (way === 'middle' || (lean !== 'middle' && way !== lean)) continue;
        const left = leftOf(request, way) + (way === 'left' ? -aside : aside);
        const box = toBox(left, top, width, height);
        if (isClear(box)) return box;
      }
    }
  }
  if (lean === 'middle') return undefined;
  // Farther out than the point: the number of the other side of the jump is nearer to the axis, so the two are not
  // confused.
  const away = toBox(leftOf(request, SIDEWAYS[lean][2]), wanted, width, height);
  return isClear(away) ? away : undefined;
}

/** Distances, px, that a number may move aside of its point to avoid the curve. */
const STEPS_ASIDE_PX = [6, 12, 20];

function leftOf({ x, width }: Pick<LabelRequest, 'x' | 'width'>, way: 'left' | 'middle' | 'right'): number {
  return way === 'left' ? x - width - GAP_PX : way === 'middle' ? x - width / 2 : x + GAP_PX;
}

/** Rows over all the bounds, up to `reach` px from the point, the nearest first. */
function farBoxes(request: LabelRequest, bounds: LabelBox, reach = Infinity): LabelBox[] {
  const { x, y, width, height } = request;
  const boxes: { readonly box: LabelBox; readonly distance: number }[] = [];
  for (let top = bounds.y0; top + height <= bounds.y1; top += height / 2) {
    if (top - y > reach || y - (top + height) > reach) continue;
    const last = bounds.x1 - width;
    const step = Math.max(4, width / 8);
    // The last place is at the edge itself: near the end there may be no other room beside a jump.
    for (let next = bounds.x0; next < last + step && last >= bounds.x0; next += step) {
      const left = Math.min(next, last);
      if (left - x > reach || x - (left + width) > reach) continue;
      const box = toBox(left, top, width, height);
      if (getNearest(request, box).gap > reach) continue;
      boxes.push({ box, distance: Math.hypot((box.x0 + box.x1) / 2 - x, (box.y0 + box.y1) / 2 - y) });
    }
  }
  return boxes.sort((a, b) => a.distance - b.distance).map(({ box }) => box);
}

/** Finds the point of a box nearest to another point, and the distance, px. */
export function getNearest(
  point: { readonly x: number; readonly y: number },
  { x0, y0, x1, y1 }: LabelBox,
): { readonly x: number; readonly y: number; readonly gap: number } {
  const [x, y] = [slide(point.x, x0, x1), slide(point.y, y0, y1)];
  return { x, y, gap: Math.hypot(point.x - x, point.y - y) };
}

function slide(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function toBox(x0: number, y0: number, width: number, height: number): LabelBox {
  return { x0, y0, x1: x0 + width, y1: y0 + height };
}
