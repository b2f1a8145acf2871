import type { Link, TrussCase } from '@eecs/solver-core/truss';
import { createPlaceIndex } from './placeIndex.ts';

/** A document after joints became one, with how many joints and rods went. */
export interface Merged {
  readonly document: TrussCase;
  readonly joints: number;
  readonly links: number;
}

/**
 * Makes one joint of each moved joint and the one it came to stand on: loads and held directions of both stay, rods between
 * them and doubled ones go.
 */
export function mergeCoincident(document: TrussCase, moved: ReadonlySet<number>): Merged {
  const places = createPlaceIndex();
  document.joints.forEach((joint, index) => {
    if (!moved.has(index)) places.add(joint, index);
  });
  const target = document.joints.map((_, index) => index);
  let joints = 0;
  for (const index of [...moved].sort((a, b) => a - b)) {
    const joint = document.joints[index];
    if (joint === undefined) continue;
    const found = places.find(joint);
    if (found < 0) places.add(joint, index);
    else {
      target[index] = found;
      joints += 1;
    }
  }
  if (joints === 0) return { document, joints: 0, links: 0 };
  return { ...applyTargets(document, target), joints };
}

/** Gathers joints by target and gives rods their new ends; those without length and doubled ones go. */
function applyTargets(document: TrussCase, target: readonly number[]) {
  const gathered = [...document.joints];
  target.forEach((to, index) => {
    const [from, into] = [document.joints[index], gathered[to]];
    if (to === index || from === undefined || into === undefined) return;
    const settlement = { ...from.settlement, ...into.settlement };
    gathered[to] = {
      ...into,
      anchor: into.anchor | from.anchor,
      loads: [...into.loads, ...from.loads],
      ...(Object.keys(settlement).length > 0 && { settlement }),
    };
  });
  const place: number[] = [];
  let next = 0;
  target.forEach((to, index) => place.push(to === index ? next++ : -1));
  const toNew = (old: number): number => place[target[old] ?? -1] ?? -1;
  const seen = new Set<string>();
  const links = document.links.flatMap((link): Link[] => {
    const [i, j] = [toNew(link.i), toNew(link.j)];
    const key = toPair(i, j);
    if (i === j || seen.has(key)) return [];
    seen.add(key);
    return [i === link.i && j === link.j ? link : { ...link, i, j }];
  });
  const joints = gathered.filter((_, index) => target[index] === index);
  return { document: { ...document, joints, links }, links: document.links.length - links.length };
}

/** Names a pair of joints whichever comes first. */
export function toPair(i: number, j: number): string {
  return i < j ? `${i}-${j}` : `${j}-${i}`;
}
