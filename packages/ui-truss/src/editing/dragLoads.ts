import type { TrussCase } from '@eecs/solver-core/truss';
import { chainEdits, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { rangeOfLoad } from './links.ts';
import type { LoadItem } from './items.ts';
import { changeJointLoad, changeLinkLoad } from './loads.ts';
import { distanceOf, tidy } from './place.ts';

/** A range on a rod is at least this fraction of its length. */
const LEAST_SHARE = 0.01;

/** Returns the value of a load with the greatest magnitude, with its sign. */
export function sizeOfLoad(document: TrussCase, item: LoadItem): number {
  if (item.kind === 'jointLoad') return document.joints[item.joint]?.loads[item.index]?.c[0] ?? 0;
  const ordinates = document.links[item.link]?.loads[item.index]?.y ?? [0];
  return ordinates.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
}

/** Sets the greatest value of a load; the ordinates of a distributed one keep their ratios. */
export function setLoadSize(document: TrussCase, item: LoadItem, size: number): Edit {
  const value = tidy(size);
  if (item.kind === 'jointLoad')
    return changeJointLoad(document, { joint: item.joint, index: item.index }, { value });
  const before = sizeOfLoad(document, item);
  const load = document.links[item.link]?.loads[item.index];
  if (load === undefined) return toPlainEdit(document);
  const scale = (one: number): number => (before === 0 ? value : tidy((one / before) * value));
  const [first = 0, middle = 0, last = 0] = load.y;
  return changeLinkLoad(
    document,
    { link: item.link, index: item.index },
    { y: [scale(first), scale(middle), scale(last)] },
  );
}

/** Sets the greatest values of several loads at once. */
export function setLoadSizes(document: TrussCase, items: readonly LoadItem[], size: number): Edit {
  return chainEdits(
    document,
    items.map((item) => (now: TrussCase) => setLoadSize(now, item, size)),
  );
}

/**
 * Changes the values of some loads by a number of steps: a twentieth of each value, rounded to 1, 2 or 5 times a power
 * of ten.
 */
export function stepLoads(document: TrussCase, items: readonly LoadItem[], steps: number): Edit {
  return chainEdits(
    document,
    items.map((item) => (now: TrussCase) => {
      const size = sizeOfLoad(now, item);
      return setLoadSize(now, item, size + steps * roundStep(Math.abs(size) / 20 || 1));
    }),
  );
}

/** Returns the largest of 1, 2 and 5 times a power of ten that does not exceed a value. */
export function roundStep(most: number): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return tidy(([5, 2, 1].find((factor) => factor * power <= most * (1 + 1e-9)) ?? 1) * power);
}

/**
 * Moves one end of a load along its rod to a fraction of the rod; the other end stays, and the ends keep their order.
 */
export function moveLoadEnd(
  document: TrussCase,
  { link, index }: Pick<Extract<LoadItem, { kind: 'linkLoad' }>, 'link' | 'index'>,
  { end, share }: { readonly end: 'start' | 'end'; readonly share: number },
): Edit {
  const owner = document.links[link];
  const load = owner?.loads[index];
  const [a, b] = [owner && document.joints[owner.i], owner && document.joints[owner.j]];
  if (load === undefined || a === undefined || b === undefined) return toPlainEdit(document);
  const length = distanceOf(a, b);
  const [x0, x1] = rangeOfLoad(load, length);
  const least = length * LEAST_SHARE;
  const wanted = share * length;
  const start = end === 'start' ? Math.min(Math.max(0, wanted), x1 - least) : x0;
  const stop = end === 'end' ? Math.max(Math.min(length, wanted), x0 + least) : x1;
  // A load over the whole rod is stored without a range, so that it grows with the rod.
  const isWhole = start <= length * 1e-9 && stop >= length * (1 - 1e-9);
  const range = isWhole ? null : ([tidy(start), tidy(Math.min(stop, length))] as const);
  return changeLinkLoad(document, { link, index }, { x: range });
}
