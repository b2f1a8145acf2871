import type { UnitSystem } from '@eecs/solver-core';
import { FIRST_SECTION } from '../examples/firstConstants.ts';
import { toPair } from '../editing/merge.ts';
import { createNearFinder } from '../editing/nearFinder.ts';
import { type Place, tidyPlace } from '../editing/place.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { type DxfLine, findExtent } from './readDxf.ts';

/** Ends closer than this part of the extent of a drawing are one joint: drawings are not exact. */
const SAME_END = 1e-5;

/** The distance within which ends of lines are one joint, in the unit of the lines. */
export function sameEnd(lines: readonly DxfLine[]): number {
  return SAME_END * (findExtent(lines) || 1);
}

/**
 * Makes the parts of a truss document of lines: each is a rod, ends that meet are one joint, each layer is a
 * cross-section of its name. Doubled lines are one rod; a line shorter than the tolerance is none. Nothing is held: a
 * drawing does not say what is.
 */
export function fromLines(lines: readonly DxfLine[], system: UnitSystem, title: string): object {
  const finder = createNearFinder(sameEnd(lines));
  const layers: string[] = [];
  const pairs = new Set<string>();
  const links = lines.flatMap(({ from, to, layer }) => {
    const [i, j] = [finder.find(toPlace(from)), finder.find(toPlace(to))];
    if (i === j || pairs.has(toPair(i, j))) return [];
    pairs.add(toPair(i, j));
    if (!layers.includes(layer)) layers.push(layer);
    return [{ i, j, materialIndex: 0, sectionIndex: layers.indexOf(layer) }];
  });
  const joints = finder.places;
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
