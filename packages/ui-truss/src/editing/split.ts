import { listNotes } from '@eecs/solver-core/rules';
import type { Link, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { toPlainEdit, toRefusedEdit, toPair } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { listJointsOn, listLinksAcross } from './crossings.ts';
import { addJoint, findJointAt } from './joints.ts';
import { type Place, distanceOf, tidy } from './place.ts';

/**
 * Splits a rod at a point on it, by an existing joint or a new one. Its loads stay in place, a misfit is divided in
 * proportion to length, both parts have its material, cross-section and temperature.
 */
export function splitLinkAt(document: TrussCase, index: number, place: Place, newId: NewId): Edit {
  const link = document.links[index];
  if (link === undefined) return toPlainEdit(document);
  const there = findJointAt(document, place);
  if (there === link.i || there === link.j) return toRefusedEdit(document, 'jointThere');
  const grown = there >= 0 ? document : addJoint(document, place, newId).document;
  return splitByJoints(grown, index, [there >= 0 ? there : grown.joints.length - 1], newId);
}

/** Splits rods at every joint they pass and every rod they cross; the crossed rods are split too. */
export function splitAcross(document: TrussCase, indexes: Iterable<number>, newId: NewId): Edit {
  let now = document;
  const cuts = new Map<number, Set<number>>();
  const cut = (link: number, joint: number): void => {
    cuts.set(link, (cuts.get(link) ?? new Set()).add(joint));
  };
  for (const index of indexes) {
    const link = document.links[index];
    if (link === undefined) continue;
    for (const joint of listJointsOn(document, link.i, link.j)) cut(index, joint);
    for (const crossing of listLinksAcross(document, link.i, link.j)) {
      const there = findJointAt(now, crossing.place);
      if (there < 0) now = addJoint(now, crossing.place, newId).document;
      const joint = there >= 0 ? there : now.joints.length - 1;
      cut(index, joint);
      cut(crossing.link, joint);
    }
  }
  // New pieces are appended to the list, so that the other indices do not change.
  for (const [link, joints] of cuts) now = splitByJoints(now, link, [...joints], newId).document;
  return { document: now, notes: listNotes({ linksSplit: cuts.size }) };
}

/** Counts the points where some rods pass over joints or cross others. */
export function countAcross(document: TrussCase, indexes: ReadonlySet<number>): number {
  let count = 0;
  for (const index of indexes) {
    const link = document.links[index];
    if (link === undefined) continue;
    count += listJointsOn(document, link.i, link.j).length;
    // Two selected rods that cross each other do so at one point.
    count += listLinksAcross(document, link.i, link.j).filter(
      (crossing) => !indexes.has(crossing.link) || crossing.link > index,
    ).length;
  }
  return count;
}

/**
 * Replaces a rod by pieces from joint to joint; the first keeps its place and id, the others go to the end of the list.
 */
function splitByJoints(document: TrussCase, index: number, joints: readonly number[], newId: NewId): Edit {
  const link = document.links[index];
  const start = link && document.joints[link.i];
  if (link === undefined || start === undefined) return toPlainEdit(document);
  const along = (joint: number): number => {
    const place = document.joints[joint];
    return place === undefined ? 0 : distanceOf(start, place);
  };
  const stops = [link.i, ...[...joints].sort((a, b) => along(a) - along(b)), link.j];
  const whole = along(link.j);
  const taken = new Set(document.links.flatMap(({ i, j }, at) => (at === index ? [] : [toPair(i, j)])));
  const pieces = stops.slice(1).flatMap((end, at): Link[] => {
    const begin = stops[at] ?? link.i;
    // If the piece already exists as a rod, that rod is used.
    if (taken.has(toPair(begin, end))) return [];
    const [from, to] = [along(begin), along(end)];
    const { dL, ...rest } = link;
    return [
      {
        ...rest,
        i: begin,
        j: end,
        loads: link.loads.flatMap((load) => cutLoad(load, { from, to, whole }, newId)),
        ...(dL !== undefined && { dL: tidy((dL * (to - from)) / whole) }),
      },
    ];
  });
  const [first, ...others] = pieces;
  const renewed = others.map((piece) => ({ ...piece, id: newId() }));
  const links =
    first === undefined
      ? document.links.filter((_, at) => at !== index)
      : [...document.links.with(index, first), ...renewed];
  return toPlainEdit({ ...document, links });
}

/** Returns the part of a load on a piece of its rod, with its ordinates there. */
function cutLoad(
  load: LinkLoad,
  { from, to, whole }: { readonly from: number; readonly to: number; readonly whole: number },
  newId: NewId,
): LinkLoad[] {
  const [x0, x1] = load.x ?? [0, whole];
  const [start, end] = [Math.max(x0, from), Math.min(x1, to)];
  if (end - start <= 1e-9 * whole) return [];
  const { x: _, ...rest } = load;
  const at = (place: number): number => ordinateAt(load.y, x1 === x0 ? 0 : (place - x0) / (x1 - x0));
  const isWhole = start === from && end === to;
  return [
    {
      ...rest,
      id: from === 0 ? load.id : newId(),
      ...(!isWhole && { x: [tidy(start - from), tidy(end - from)] }),
      y: [tidy(at(start)), tidy(at((start + end) / 2)), tidy(at(end))],
    },
  ];
}

/** Evaluates the quadratic through the three ordinates at a fraction of the range. */
function ordinateAt([y0, y1, y2]: LinkLoad['y'], share: number): number {
  return y0 * (1 - share) * (1 - 2 * share) + 4 * y1 * share * (1 - share) + y2 * share * (2 * share - 1);
}
