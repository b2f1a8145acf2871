import { type KeyPoint, type KitStore, listKeyPoints } from '@eecs/ui-kit';
import { shownResultAtom, shownSetAtom } from '../live/beamLive.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { openRoomAtom } from '../state/openRoom.ts';
import { type PrintedPoint, originAtom } from '../state/origin.ts';
import { unitLoadAtom } from '../studies/mohr/unitLoadAtom.ts';

/** A press within this distance of a printed value selects it, px. */
const REACH_PX = 3;

/**
 * Explains the origin of a printed value of a diagram: N, Q and M by their line of the hand calculation, a displacement
 * by its Mohr integral. `at` is the pointer's position; without it the value at the cursor is used. Does nothing if no
 * value is printed there.
 */
export function explainPoint(
  store: KitStore,
  from: Element,
  at: { readonly x: number; readonly y: number } | null,
): boolean {
  const slot = from.closest<HTMLElement>('[data-diagram]');
  const row = RESULT_ROWS.find(({ id }) => id === slot?.dataset['diagram']);
  const set = store.get(shownResultAtom)?.answer.sets[store.get(shownSetAtom)];
  const diagram = set === undefined ? null : (row?.pick(set) ?? null);
  if (slot === null || row === undefined || diagram === null) return false;
  const points = listKeyPoints(diagram).filter(({ kind }) => kind !== 'zero');
  const point = at === null ? findAtCursor(slot, points) : findPressed(slot, points, at);
  if (point === undefined) return false;
  explain(store, { row: row.id, x: point.x, value: point.value });
  return true;
}

const MOHR_KINDS = { deflection: 'deflection', slope: 'slope', u: 'axial' } as const;

function explain(store: KitStore, point: PrintedPoint): void {
  const kind = MOHR_KINDS[point.row as keyof typeof MOHR_KINDS] as
    (typeof MOHR_KINDS)[keyof typeof MOHR_KINDS] | undefined;
  if (kind !== undefined) store.set(unitLoadAtom, { kind, x: point.x, opposite: null });
  store.set(originAtom, point);
  store.set(openRoomAtom, kind === undefined ? 'hand' : 'mohr');
}

/** Reads the visible range and the cursor from the track of a diagram. */
function readTrack(slot: HTMLElement) {
  const track = slot.querySelector<HTMLElement>('[data-diagram-track]');
  const read = (name: string): number => Number(track?.getAttribute(`aria-value${name}`));
  return { box: track?.getBoundingClientRect(), low: read('min'), high: read('max'), now: read('now') };
}

function findAtCursor(slot: HTMLElement, points: readonly KeyPoint[]): KeyPoint | undefined {
  const { low, high, now } = readTrack(slot);
  return findNearest(points, (point) => Math.abs(point.x - now) <= (high - low) * CURSOR_REACH, now);
}

/** The cursor stops at printed values; tolerance as a fraction of the visible range. */
const CURSOR_REACH = 1e-6;

function findPressed(
  slot: HTMLElement,
  points: readonly KeyPoint[],
  at: { readonly x: number; readonly y: number },
): KeyPoint | undefined {
  const label = [...slot.querySelectorAll('text[data-kind]')].find((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return (
      at.x >= left - REACH_PX &&
      at.x <= right + REACH_PX &&
      at.y >= top - REACH_PX &&
      at.y <= bottom + REACH_PX
    );
  });
  const { box, low, high } = readTrack(slot);
  if (label === undefined || box === undefined || !(box.width > 0)) return undefined;
  const { left, right } = label.getBoundingClientRect();
  const x = low + (((left + right) / 2 - box.left) / box.width) * (high - low);
  return findNearest(points, ({ kind }) => kind === label.getAttribute('data-kind'), x);
}

function findNearest(
  points: readonly KeyPoint[],
  isMeant: (point: KeyPoint) => boolean,
  x: number,
): KeyPoint | undefined {
  return points.filter(isMeant).sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}
