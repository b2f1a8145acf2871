import { type Atom, type Getter, type WritableAtom, atom } from 'jotai/vanilla';
import { createViewAtom } from './createViewAtom.ts';

/** The visible range of a line, in the document's unit of length. */
export interface LineView {
  readonly x0: number;
  readonly x1: number;
}

/** The visible part of a plane. */
export interface PlaneView extends LineView {
  readonly y0: number;
  readonly y1: number;
}

/** The magnification of a view: above 1 the content grows, about a fixed place. */
export interface Zoom {
  readonly factor: number;
  /** @default the middle of the visible part */
  readonly about?: { readonly x?: number | undefined; readonly y?: number | undefined };
}

/** Everything that a camera needs to know about the document. */
export interface CameraSources<View> {
  /** The extent of the whole document. */
  readonly getWhole: (get: Getter) => View;
  /** The units of a view: it is dropped when they change. */
  readonly getUnits: (get: Getter) => unknown;
}

/** The visible part of a document, and the commands that change it. */
export interface CameraAtoms<View> {
  /** Null is the whole document. A view is kept inside the current document. */
  readonly viewAtom: WritableAtom<View | null, [View | null], void>;
  readonly zoomAtom: WritableAtom<null, [Zoom], void>;
  /** Moves the view by a length along each axis. */
  readonly panAtom: WritableAtom<null, [by: { readonly x: number; readonly y?: number }], void>;
  readonly isWholeAtom: Atom<boolean>;
}

/** The greatest magnification: this fraction of the document fills the board. */
const CLOSEST = 1 / 200;
/** A view that lacks less than this fraction of the document, a rounding error of zooms, shows the whole. */
const WHOLE = 1e-9;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A view as one range per axis. */
interface Axes<View> {
  readonly split: (view: View) => readonly Span[];
  readonly join: (spans: readonly Span[]) => View;
}

const NO_SPAN: Span = { from: 0, to: 0 };

const LINE: Axes<LineView> = {
  split: ({ x0, x1 }) => [{ from: x0, to: x1 }],
  join: ([x = NO_SPAN]) => ({ x0: x.from, x1: x.to }),
};

const PLANE: Axes<PlaneView> = {
  split: ({ x0, x1, y0, y1 }) => [
    { from: x0, to: x1 },
    { from: y0, to: y1 },
  ],
  join: ([x = NO_SPAN, y = NO_SPAN]) => ({ x0: x.from, x1: x.to, y0: y.from, y1: y.to }),
};

/** The views of each kind of camera. */
interface Views {
  readonly x: LineView;
  readonly xy: PlaneView;
}

const AXES: { readonly [Of in keyof Views]: Axes<Views[Of]> } = { x: LINE, xy: PLANE };

/**
 * Creates the camera of a board: along a line (`x`) or over a plane (`xy`), with equal magnification along both axes. A
 * package calls it once; the values live in the store of each mounted widget.
 */
export function createCamera<Of extends keyof Views>(
  axes: Of,
  sources: CameraSources<Views[Of]>,
): CameraAtoms<Views[Of]> {
  return createAtoms<Views[Of]>(AXES[axes], sources);
}

function createAtoms<View>(
  { split, join }: Axes<View>,
  { getWhole, getUnits }: CameraSources<View>,
): CameraAtoms<View> {
  const chosenAtom = createViewAtom<View>(getUnits);

  const viewAtom = atom(
    (get): View | null => {
      const chosen = get(chosenAtom);
      return chosen === null ? null : keepInside(get, chosen);
    },
    (_, set, view: View | null) => set(chosenAtom, view),
  );

  const zoomAtom = atom(null, (get, set, { factor, about = {} }: Zoom) => {
    const whole = split(getWhole(get));
    const places = [about.x, about.y];
    // Both axes stop at the same magnification.
    const spans = split(get(viewAtom) ?? getWhole(get));
    const closest = Math.min(
      ...spans.map((span, at) => {
        const size = sizeOf(whole[at]);
        return size === 0 ? Infinity : sizeOf(span) / (CLOSEST * size);
      }),
    );
    const by = Math.min(factor, Math.max(1, closest));
    const zoomed = spans.map(({ from, to }, at) => {
      const middle = places[at] ?? (from + to) / 2;
      return { from: middle - (middle - from) / by, to: middle + (to - middle) / by };
    });
    set(viewAtom, keepInside(get, join(zoomed)));
  });

  const panAtom = atom(null, (get, set, { x, y = 0 }: { readonly x: number; readonly y?: number }) => {
    const view = get(viewAtom);
    if (view === null) return;
    const moved = split(view).map(({ from, to }, at) => {
      const by = at === 0 ? x : y;
      return { from: from + by, to: to + by };
    });
    set(viewAtom, keepInside(get, join(moved)));
  });

  /** A view that is already inside stays the same object, so that an edit does not move any axis. */
  function keepInside(get: Getter, view: View): View | null {
    const whole = split(getWhole(get));
    const spans = split(view);
    const isAll = spans.every((span, at) => !(sizeOf(span) < sizeOf(whole[at]) * (1 - WHOLE)));
    if (isAll || spans.some((span, at) => !(sizeOf(span) > 0) && sizeOf(whole[at]) > 0)) return null;
    const kept = spans.map((span, at) => keepSpan(span, whole[at] ?? NO_SPAN));
    return kept.every((span, at) => span === spans[at]) ? view : join(kept);
  }

  return { viewAtom, zoomAtom, panAtom, isWholeAtom: atom((get) => get(viewAtom) === null) };
}

function sizeOf({ from, to }: Span = NO_SPAN): number {
  return to - from;
}

/** A range wider than the whole along its axis is centred. */
function keepSpan(span: Span, whole: Span): Span {
  const size = sizeOf(span);
  if (size >= sizeOf(whole)) {
    const middle = (whole.from + whole.to) / 2;
    const from = middle - size / 2;
    return from === span.from ? span : { from, to: from + size };
  }
  const from = Math.max(whole.from, Math.min(whole.to - size, span.from));
  return from === span.from ? span : { from, to: from + size };
}
