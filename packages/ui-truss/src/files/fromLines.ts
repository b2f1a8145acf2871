import type { UnitSystem } from '@eecs/solver-core';
import { FIRST_SECTION } from '../examples/firstConstants.ts';
import { toPair } from '../editing/merge.ts';
import { type Place, tidyPlace } from '../editing/place.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import type { DxfLine } from './readDxf.ts';

/** Ends closer than this part of the extent of a drawing are one joint: drawings are not exact. */
const SAME_END = 1e-5;

/**
 * Makes the parts of a truss document of lines: each is a rod, ends that meet are one joint, each layer is a cross-section of its
 * name. Doubled lines are one rod; a line shorter than the tolerance is none. Nothing is held: a drawing does not say what is.
 */
export function fromLines(lines: readonly DxfLine[], system: UnitSystem, title: string): object {
  const finder = createFinder(SAME_END * findExtent(lines));
  const layers: string[] = [];
  const pairs = new Set<string>();
  const links = lines.flatMap(({ from, to, layer }) => {
    const [i, j] = [finder.find(toPlace(from)), finder.find(toPlace(to))];
    if (i === j || pairs.has(toPair(i, j))) return [];
    pairs.add(toPair(i, j));
    if (!layers.includes(layer)) layers.push(layer);
    return [{ i, j, materialIndex: 0, sectionIndex: layers.indexOf(layer) }];
  });
  const { joints } = finder;
  const used = new Set(links.flatMap(({ i, j }) => [i, j]));
  const order = joints.flatMap((_, index) => (used.has(index) ? [index] : []));
  const place = new Map(order.map((old, index) => [old, index]));
  return {
    ...createEmptyTruss(system, title),
    joints: order.map((index) => joints[index]),
    links: links.map((link) => ({ ...link, i: place.get(link.i), j: place.get(link.j) })),
    sections: layers.map((layer) => ({ ...FIRST_SECTION[system], label: layer === '' ? '0' : layer })),
  };
}

function toPlace([x, y, z]: readonly [number, number, number]): Place {
  return tidyPlace({ x, y, z });
}

function findExtent(lines: readonly DxfLine[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const { from, to } of lines)
    for (const value of [...from, ...to]) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return most > least ? most - least : 1;
}

/** Finds the joint near a place, looking at the cells around it alone. */
function createFinder(tolerance: number): {
  readonly joints: readonly Place[];
  readonly find: (place: Place) => number;
} {
  const joints: Place[] = [];
  const cells = new Map<string, number[]>();
  const keyOf = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;
  const cellOf = (value: number): number => Math.round(value / (tolerance * 2));
  return {
    joints,
    find: (place) => {
      const [cx, cy, cz] = [cellOf(place.x), cellOf(place.y), cellOf(place.z)];
      for (let dx = -1; dx <= 1; dx += 1)
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dz = -1; dz <= 1; dz += 1)
            for (const index of cells.get(keyOf(cx + dx, cy + dy, cz + dz)) ?? []) {
              const joint = joints[index] as Place;
              const away = Math.hypot(joint.x - place.x, joint.y - place.y, joint.z - place.z);
              if (away <= tolerance) return index;
            }
      joints.push(place);
      const key = keyOf(cx, cy, cz);
      const list = cells.get(key);
      if (list === undefined) cells.set(key, [joints.length - 1]);
      else list.push(joints.length - 1);
      return joints.length - 1;
    },
  };
}
