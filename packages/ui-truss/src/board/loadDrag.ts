import { chooseGridStep } from '@eecs/ui-kit/editing';
import { type BoardPoint, type Drag, type Pointed, createDraftDrag } from '@eecs/ui-kit/editor';
import { moveLoadEnd, roundStep, setLoadSize, sizeOfLoad } from '../editing/dragLoads.ts';
import type { LoadItem } from '../editing/items.ts';
import type { Place } from '../editing/place.ts';
import { distanceOf } from '../editing/place.ts';
import { usualLoad } from '../editing/usualLoads.ts';
import { documentAtom, drawUpAtom, session } from '../state/sessionAtoms.ts';
import { distanceToSegment } from '../scheme/hitGrid.ts';
import type { LoadMark } from '../scheme/scheme.ts';
import type { BoardSurface } from './boardSurface.ts';

/** The dragged handle of a load: its value, or an end of its range. */
export type LoadPart = 'body' | 'start' | 'end';

/** Movement of the pointer along a load's arrow that doubles the load, px. */
const FULL_PX = 40;
/** Least distance of the lines to which ends snap, and the snap distance to divisions of the rod, px. */
const FINE_PX = 9;
/** An end is hit within this distance, px. */
const END_PX = { fine: 10, coarse: 20 };

/** Returns the part of a load along a rod at a point: its ends are the lines from its envelope down to the rod. */
export function partAt(
  { from, to, feet }: Pick<LoadMark, 'from' | 'to' | 'feet'>,
  point: BoardPoint,
  isCoarse: boolean,
): LoadPart {
  if (feet === undefined) return 'body';
  const [first, last] = feet;
  const [start, end] = [distanceToSegment(point, from, first), distanceToSegment(point, to, last)];
  // On a short rod the value is between the two ends.
  const most = Math.min(
    isCoarse ? END_PX.coarse : END_PX.fine,
    Math.hypot(last.x - first.x, last.y - first.y) / 3,
  );
  if (Math.min(start, end) > most) return 'body';
  return start <= end ? 'start' : 'end';
}

/** Begins a drag of a load: its value along its arrow, or an end along its rod. */
export function startLoadDrag(
  surface: BoardSurface,
  { item, part }: { readonly item: LoadItem; readonly part: LoadPart },
  from: BoardPoint,
): Drag<Place> | null {
  const { store } = surface;
  const step =
    item.kind === 'linkLoad' && part !== 'body'
      ? (to: Pointed<Place>): void => {
          const share = findShare(surface, item.link, to);
          if (share !== null) store.set(drawUpAtom, (now) => moveLoadEnd(now, item, { end: part, share }));
        }
      : createSizing(surface, item, from);
  return step === null ? null : createDraftDrag(store, session, { step });
}

/** Away from the loaded object the value grows; through it and beyond, the load reverses. */
function createSizing(
  surface: BoardSurface,
  item: LoadItem,
  from: BoardPoint,
): ((to: Pointed<Place>) => void) | null {
  const { store } = surface;
  const away = findAway(surface, item);
  if (away === null) return null;
  const document = store.get(documentAtom);
  const size = sizeOfLoad(document, item);
  const usual = usualLoad(item.kind === 'jointLoad' ? 'joint' : 'link', document.units.system).value;
  const full = size === 0 ? usual : size;
  return (to) => {
    const way = (to.x - from.x) * away.x + (to.y - from.y) * away.y;
    const wanted = size + (full * way) / FULL_PX;
    const step = roundStep(Math.abs(full) / (to.mode === 'major' ? 4 : 20));
    const value = to.mode === 'free' ? Number(wanted.toPrecision(3)) : Math.round(wanted / step) * step;
    store.set(drawUpAtom, (now) => setLoadSize(now, item, value));
  };
}

/** Returns the direction on the page from the loaded object to the tails of its arrows. */
function findAway({ getScheme, store }: BoardSurface, item: LoadItem): BoardPoint | null {
  const { loads, points } = getScheme();
  const mark = loads.find((one) => JSON.stringify(one.item) === JSON.stringify(item));
  if (mark === undefined) return null;
  const middle = { x: (mark.from.x + mark.to.x) / 2, y: (mark.from.y + mark.to.y) / 2 };
  const link = item.kind === 'linkLoad' ? store.get(documentAtom).links[item.link] : undefined;
  const base =
    item.kind === 'jointLoad'
      ? points[item.joint]
      : footOn(points[link?.i ?? -1], points[link?.j ?? -1], middle);
  if (base === undefined) return null;
  const way = { x: middle.x - base.x, y: middle.y - base.y };
  const length = Math.hypot(way.x, way.y);
  return length < 1e-6 ? { x: 0, y: -1 } : { x: way.x / length, y: way.y / length };
}

function footOn(
  a: BoardPoint | undefined,
  b: BoardPoint | undefined,
  point: BoardPoint,
): BoardPoint | undefined {
  if (a === undefined || b === undefined) return undefined;
  const share = shareOn(a, b, point);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function shareOn(a: BoardPoint, b: BoardPoint, point: BoardPoint): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  return square === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
}

/**
 * Returns the position along a rod beside the pointer, as a fraction, snapped to its divisions and to round lengths.
 */
function findShare({ getScheme, store }: BoardSurface, link: number, to: Pointed<Place>): number | null {
  const { points, camera } = getScheme();
  const document = store.get(documentAtom);
  const rod = document.links[link];
  const [a, b] = [points[rod?.i ?? -1], points[rod?.j ?? -1]];
  const [p, q] = [document.joints[rod?.i ?? -1], document.joints[rod?.j ?? -1]];
  if (a === undefined || b === undefined || p === undefined || q === undefined) return null;
  const share = Math.min(1, Math.max(0, shareOn(a, b, to)));
  const length = distanceOf(p, q);
  const seen = Math.hypot(b.x - a.x, b.y - a.y);
  if (to.mode === 'free' || length === 0 || seen === 0) return share;
  const part = [0, 1 / 3, 1 / 2, 2 / 3, 1].find((one) => Math.abs(one - share) * seen < FINE_PX);
  if (part !== undefined) return part;
  const step = chooseGridStep(
    Math.min(camera.scale, seen / length),
    to.mode === 'major' ? FINE_PX * 6 : FINE_PX,
    document.units,
  );
  return Math.min(1, (Math.round((share * length) / step) * step) / length);
}
