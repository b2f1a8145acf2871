import { type Link, type TrussCase, findOverlaps } from '@eecs/solver-core/truss';
import type { Edit } from './edit.ts';
import { ORIGIN, distanceOf, wayBetween } from './place.ts';

/** Two overlapping rods, named by the numbers of their joints: `1–5`. */
export interface NamedOverlap {
  readonly rod: string;
  readonly on: string;
}

/** Lists the rods of a truss that overlap others, by the numbers of their joints. */
export function nameOverlaps(document: TrussCase): readonly NamedOverlap[] {
  const name = (index: number): string => {
    const link = document.links[index];
    return link === undefined ? '' : `${link.i + 1}–${link.j + 1}`;
  };
  return findOverlaps(document).map(({ link, on }) => ({ rod: name(link), on: name(on) }));
}

/** Lists the overlaps that an edit introduced. */
export function listNewOverlaps(before: TrussCase, after: TrussCase): readonly NamedOverlap[] {
  if (before.links === after.links) return [];
  return leaveOut(nameOverlaps(before), after);
}

function leaveOut(pairs: readonly NamedOverlap[], after: TrussCase): readonly NamedOverlap[] {
  const known = new Set(pairs.map(({ rod, on }) => `${rod} ${on}`));
  return nameOverlaps(after).filter(({ rod, on }) => !known.has(`${rod} ${on}`));
}

/**
 * Creates `listNewOverlaps` for a text of rows that is read again on each keystroke and render: it caches the pairs of
 * the truss before, and the answer for the last `key`, which identifies the text.
 */
export function createOverlapMemo(): (
  before: TrussCase,
  key: string,
  change: () => TrussCase,
) => readonly NamedOverlap[] {
  let last: {
    readonly before: TrussCase;
    readonly key: string;
    readonly found: readonly NamedOverlap[];
  } | null = null;
  let known: { readonly before: TrussCase; readonly pairs: readonly NamedOverlap[] } | null = null;
  return (before, key, change) => {
    if (last?.before === before && last.key === key) return last.found;
    if (known?.before !== before) known = { before, pairs: nameOverlaps(before) };
    last = { before, key, found: leaveOut(known.pairs, change()) };
    return last.found;
  };
}

/** Two rods are compared if the line of one passes an end of the other within this fraction of the truss's extent. */
const NEAR = 1e-4;

/**
 * Lists the rods that overlap a newly drawn one, by the tolerance of the whole truss: like `nameOverlaps`, without
 * comparing the others with each other.
 */
export function listAlong({ joints, links }: TrussCase, index: number): readonly Link[] {
  const own = links[index];
  if (own === undefined) return [];
  const extent = joints.reduce((most, joint) => Math.max(most, distanceOf(ORIGIN, joint)), 0);
  const isNear = ({ i, j }: Link, end: number): boolean => {
    const [a, b, place] = [joints[i], joints[j], joints[end]];
    if (a === undefined || b === undefined || place === undefined) return false;
    const [way, to] = [wayBetween(a, b), wayBetween(a, place)];
    const across = Math.hypot(
      to.y * way.z - to.z * way.y,
      to.z * way.x - to.x * way.z,
      to.x * way.y - to.y * way.x,
    );
    return across <= NEAR * extent * distanceOf(a, b);
  };
  const compared = [
    own,
    ...links.filter(
      (link, at) =>
        at !== index &&
        (isNear(own, link.i) || isNear(own, link.j) || isNear(link, own.i) || isNear(link, own.j)),
    ),
  ];
  const along = findOverlaps({ joints, links: compared }).flatMap(({ link, on }) =>
    link === 0 ? [on] : on === 0 ? [link] : [],
  );
  return along.sort((a, b) => a - b).flatMap((at) => compared[at] ?? []);
}

/** The greatest number of listed pairs; the others are counted. */
const NAMED = 4;

/** Writes the first pairs: `1–2 / 1–5, 2–3 / 1–5`. */
export function describeOverlaps(overlaps: readonly NamedOverlap[]): string {
  const named = overlaps.slice(0, NAMED).map(({ rod, on }) => `${rod} / ${on}`);
  return [...named, ...(overlaps.length > NAMED ? ['…'] : [])].join(', ');
}

/** Adds a note about rods that the edit made overlap. */
export function addOverlapNotes(before: TrussCase, edit: Edit): Edit {
  const overlaps = listNewOverlaps(before, edit.document);
  if (overlaps.length === 0) return edit;
  const values = { names: describeOverlaps(overlaps) };
  return { ...edit, notes: [...edit.notes, { code: 'rodsOnRods', count: overlaps.length, values }] };
}
