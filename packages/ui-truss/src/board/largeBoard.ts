import type { Painter } from '@eecs/ui-kit';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type Camera, type Plane, type Point, project } from '../camera/camera.ts';
import { afterFrames } from '../scheme/afterFrames.ts';
import { type HitGrid, createHitGrid } from '../scheme/hitGrid.ts';
import { PART_CONTENT, type SchemeOptions, layoutScheme } from '../scheme/layoutScheme.ts';
import { MARGIN, clearCanvas, paintCanvas } from '../scheme/paintCanvas.ts';
import { isTurnedOn, layoutTurning } from '../scheme/layoutTurning.ts';
import { partOf } from '../scheme/partOf.ts';
import { type Emphasis, NO_EMPHASIS, type Scheme } from '../scheme/scheme.ts';
import type { LayResult } from '../scheme/resultLayer.ts';
import { shiftOf, writeShift } from '../scheme/shiftOf.ts';

/** The canvas of a large truss. */
export interface LargeSheet {
  readonly canvas: HTMLCanvasElement;
  readonly svg: SVGSVGElement;
  /** The layer over the canvas for objects that move or are highlighted. */
  readonly drawing: Painter;
}

export type LargeOptions = Omit<SchemeOptions, 'hold'> & {
  readonly camera: Camera;
  /** Repaints the canvas when it changes: the theme. */
  readonly look: string;
  /** Whether a gesture is under way. */
  readonly isDrafted: boolean;
};

/**
 * Paints a truss of thousands of rods: everything on a canvas, and over it a few nodes that move or are highlighted.
 */
export interface LargeBoard {
  readonly paint: (document: TrussCase, options: LargeOptions) => void;
  /**
   * The scheme of the visible part. If the view or joints have been moved, it is the scheme of the canvas, transformed
   * accordingly.
   */
  readonly getScheme: () => Scheme | null;
  /** Finds objects of the canvas during a drag of joints above it, which are left out; null otherwise. */
  readonly getGrid: () => HitGrid | null;
  /** The last painted scheme, not transformed. */
  readonly getDrawn: () => Scheme | null;
  /** Clears the canvas. */
  readonly clear: () => void;
  readonly end: () => void;
}

/** The time without movement after which the view is drawn again, ms: until then the canvas is moved and scaled. */
const RESTS_MS = 120;
/** If more joints than this are dragged, they are not moved above the canvas. */
const MOST_MOVED = 400;
/** If more objects than this are highlighted, they are painted on the canvas. */
const MOST_SET_OFF = 1500;

interface Still {
  readonly document: TrussCase;
  readonly scheme: Scheme;
  /** Joints that are left out because they move above the canvas. */
  readonly without: ReadonlySet<number>;
  /** The objects highlighted on the canvas itself. */
  readonly emphasis: Emphasis;
  readonly look: string;
  /** The plane of the grid under the rods. */
  readonly grid: Plane | null;
  /** The result drawn on the rods. */
  readonly result: LayResult | null;
}

interface Laid {
  readonly options: LargeOptions;
  readonly still: Still;
}

interface Latest {
  readonly document: TrussCase;
  readonly options: LargeOptions;
}

/** Creates the painter of large trusses. */
export function createLargeBoard(getSheet: () => LargeSheet | null): LargeBoard {
  let still: Still | null = null;
  let latest: Latest | null = null;
  let scheme: Scheme | null = null;
  let grid: { readonly of: Still; readonly grid: HitGrid } | null = null;
  /** Cancels the work postponed until the board rests. */
  let callOff: (() => void) | undefined;
  /** The drawing at rest, prepared a frame earlier, because one frame has no time for both. */
  let ready: Laid | null = null;
  /** While the truss is rotated, the canvas shows only what can be drawn in a frame. */
  let isTurning = false;

  function draw(document: TrussCase, options: LargeOptions, without: ReadonlySet<number>): Still | null {
    const sheet = getSheet();
    if (sheet === null) return null;
    const isReady = ready?.options === options && ready.still.document === document && without === NONE;
    const { still: drawn } = ready !== null && isReady ? ready : layOut(document, options, without);
    const { width, height } = options.camera;
    paintCanvas({ ...sheet, width, height }, drawn.scheme.nodes);
    return drawn;
  }

  function turn(document: TrussCase, camera: Camera): void {
    const sheet = getSheet();
    if (sheet === null) return;
    isTurning = true;
    paintCanvas({ ...sheet, width: camera.width, height: camera.height }, layoutTurning(document, camera));
    sheet.drawing.paint([]);
    waitForRest();
  }

  function paint(document: TrussCase, options: LargeOptions): void {
    const goesOn = isTurned({ still, latest }, document, options);
    latest = { document, options };
    callOff?.();
    scheme = null;
    if (goesOn) {
      turn(document, options.camera);
      return;
    }
    const moved = still === null ? null : findMoved(still.document, document);
    if (isTurning || !serves(still, options, moved))
      still = draw(document, options, options.isDrafted ? (moved ?? NONE) : NONE);
    ready = null;
    isTurning = false;
    const sheet = getSheet();
    if (still === null || sheet === null) return;
    const { camera } = options;
    const shift = shiftOf(still.scheme.camera, camera);
    const isShifted = shift !== null && (shift.k !== 1 || shift.x !== 0 || shift.y !== 0);
    sheet.canvas.style.transform = isShifted
      ? writeShift(shift, Math.round(camera.width * MARGIN), Math.round(camera.height * MARGIN))
      : '';
    sheet.drawing.paint(listOver(still, document, options));
    // Another result is drawn when the board rests: the frame of the answer has no time to draw everything.
    const isOtherResult = still.result !== (options.result ?? null);
    if (isShifted || isOtherResult || still.without.size > 0) waitForRest();
    else scheme = still.scheme;
  }

  function waitForRest(): void {
    const timer = setTimeout(prepare, RESTS_MS);
    callOff = () => clearTimeout(timer);
  }

  /** Lays out the visible part, unless something in it is still moving, and draws it in a later frame. */
  function prepare(): void {
    if (latest === null || latest.options.isDrafted) return;
    ready = layOut(latest.document, latest.options, NONE);
    callOff = afterFrames(settle);
  }

  /** Draws the visible part, unless something in it is still moving. */
  function settle(): void {
    if (latest === null) return;
    const { document, options } = latest;
    if (options.isDrafted) return;
    still = null;
    paint(document, options);
  }

  return {
    paint,
    getScheme: () => {
      if (isTurning) settle();
      if (latest !== null && still !== null)
        scheme ??= moveScheme(still, latest.document, latest.options.camera);
      return scheme;
    },
    getGrid: () => {
      if (still === null || latest === null || !latest.options.isDrafted || still.without.size === 0)
        return null;
      const { scheme: seen, without, document } = still;
      if (grid?.of !== still)
        grid = { of: still, grid: createHitGrid(seen.points, document.links, seen.camera, without) };
      return grid.grid;
    },
    getDrawn: () => still?.scheme ?? null,
    clear: () => {
      const sheet = getSheet();
      callOff?.();
      if (still !== null && sheet !== null) clearCanvas(sheet.canvas);
      [still, latest, scheme, ready] = [null, null, null, null];
    },
    end: () => callOff?.(),
  };
}

/** Lays out the contents of a canvas. */
function layOut(document: TrussCase, options: LargeOptions, without: ReadonlySet<number>): Laid {
  const { camera, look, grid = null } = options;
  const emphasis = isCrowded(options.emphasis) ? { ...options.emphasis, hovered: null } : NO_EMPHASIS;
  // A truss has no result during a drag, until it rests.
  const result = without.size > 0 ? null : (options.result ?? null);
  const how = { emphasis, hold: camera, onCanvas: true, without, result };
  const scheme = layoutScheme(document, { ...options, ...how });
  return { options, still: { document, scheme, without, emphasis, look, grid, result } };
}

/** Returns whether the canvas shows the truss, apart from omitted joints and a moved view. */
function serves(
  still: Still | null,
  { camera, look, emphasis, grid = null }: LargeOptions,
  moved: ReadonlySet<number> | null,
): boolean {
  if (still === null || still.look !== look) return false;
  // The moving layer stays until the board rests: the frame of the drop has no time to draw everything.
  if (still.grid !== grid && (grid !== null || still.without.size === 0)) return false;
  if (moved === null || shiftOf(still.scheme.camera, camera) === null) return false;
  const isSetOff = isCrowded(emphasis) || still.emphasis !== NO_EMPHASIS;
  if (isSetOff && still.emphasis.chosen !== emphasis.chosen) return false;
  return [...moved].every((joint) => still.without.has(joint));
}

/** Returns whether a truss is the same as before except for a small rotation. */
function isTurned(
  { still, latest }: { readonly still: Still | null; readonly latest: Latest | null },
  document: TrussCase,
  { camera, look, isDrafted }: LargeOptions,
): boolean {
  if (still === null || latest === null || isDrafted) return false;
  const isSame = latest.document === document && still.document === document && still.look === look;
  return isSame && isTurnedOn(latest.options.camera.orientation, camera.orientation);
}

/** Lists the nodes over a canvas: moving and highlighted ones. */
function listOver(
  still: Still,
  document: TrussCase,
  options: LargeOptions,
): readonly Scheme['nodes'][number][] {
  const part = partOf(
    document,
    still.without,
    isCrowded(options.emphasis) ? onlyHovered(options) : options.emphasis,
  );
  const { nodes } = layoutScheme(part.document, {
    ...options,
    emphasis: part.emphasis,
    grid: null,
    result: null,
    hold: options.camera,
    content: PART_CONTENT,
  });
  // Objects that are only highlighted have their texts on the canvas.
  return still.without.size > 0 ? nodes : nodes.filter(({ tag }) => tag !== 'text');
}

/** Returns the scheme of a canvas after the view, or a few joints, were moved. */
function moveScheme({ scheme, without }: Still, { joints }: TrussCase, camera: Camera): Scheme {
  const { k, x, y } = shiftOf(scheme.camera, camera) ?? { k: 1, x: 0, y: 0 };
  const move = (point: Point): Point => ({ x: k * point.x + x, y: k * point.y + y });
  const isShifted = k !== 1 || x !== 0 || y !== 0;
  const points = isShifted
    ? scheme.points.map((point) => ({ ...move(point), depth: point.depth }))
    : [...scheme.points];
  for (const index of without) {
    const joint = joints[index];
    if (joint !== undefined) points[index] = project(camera, joint);
  }
  if (!isShifted) return { ...scheme, camera, points };
  const loads = scheme.loads.map((mark) => ({
    ...mark,
    from: move(mark.from),
    to: move(mark.to),
    ...(mark.feet !== undefined && { feet: [move(mark.feet[0]), move(mark.feet[1])] as const }),
  }));
  return { ...scheme, camera, points, loads, dimensions: [] };
}

const NONE: ReadonlySet<number> = new Set();

function isCrowded({ chosen }: Emphasis): boolean {
  return chosen.size > MOST_SET_OFF;
}

function onlyHovered({ emphasis: { hovered } }: Pick<LargeOptions, 'emphasis'>): Emphasis {
  return { chosen: new Set(), hovered };
}

/** Lists the joints that changed; null if more than a few did, or anything else did. */
function findMoved(before: TrussCase, after: TrussCase): ReadonlySet<number> | null {
  if (before === after) return NONE;
  const isOther =
    before.links !== after.links ||
    before.guides !== after.guides ||
    before.units !== after.units ||
    before.joints.length !== after.joints.length;
  if (isOther) return null;
  const moved = new Set<number>();
  for (let index = 0; index < after.joints.length; index++) {
    if (before.joints[index] === after.joints[index]) continue;
    moved.add(index);
    if (moved.size > MOST_MOVED) return null;
  }
  return moved;
}
