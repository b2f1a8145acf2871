import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';
import type { Emphasis } from './scheme.ts';

/** A few objects of a large truss as a truss of their own, and the highlighted ones among them. */
export interface TrussPart {
  readonly document: TrussCase;
  readonly emphasis: Emphasis;
}

/**
 * Extracts some joints, with everything on them and their rods, and the highlighted objects from a truss. Joints at the
 * other ends of such rods are bare; the rods of highlighted joints are included if the joint has a support or load.
 */
export function partOf(document: TrussCase, whole: ReadonlySet<number>, emphasis: Emphasis): TrussPart {
  const keys = [...emphasis.chosen, ...(emphasis.hovered === null ? [] : [emphasis.hovered])];
  const [joints, links, guides] = [new Set(whole), new Set<number>(), new Set<number>()];
  for (const key of keys) {
    const [kind, first] = key.split(':');
    const index = Number(first);
    if (kind === 'joint' || kind === 'jointLoad') joints.add(index);
    else if (kind === 'link' || kind === 'linkLoad') links.add(index);
    else if (kind === 'guide') guides.add(index);
  }
  // The direction of a support or an arrow depends on the rods of the joint.
  const withRods = new Set(
    [...joints].filter((index) => {
      const joint = document.joints[index];
      return whole.has(index) || (joint !== undefined && (joint.anchor !== 0 || joint.loads.length > 0));
    }),
  );
  if (withRods.size > 0)
    document.links.forEach(({ i, j }, index) => {
      if (withRods.has(i) || withRods.has(j)) links.add(index);
    });
  const place = new Map<number, number>();
  const taken: Joint[] = [];
  const take = (index: number): number => {
    const known = place.get(index);
    if (known !== undefined) return known;
    const joint = document.joints[index];
    if (joint === undefined) return -1;
    taken.push(joints.has(index) ? joint : { ...joint, anchor: 0, loads: [] });
    place.set(index, taken.length - 1);
    return taken.length - 1;
  };
  for (const index of joints) take(index);
  const linkPlace = new Map<number, number>();
  const takenLinks: Link[] = [];
  for (const index of links) {
    const link = document.links[index];
    if (link === undefined) continue;
    linkPlace.set(index, takenLinks.length);
    takenLinks.push({ ...link, i: take(link.i), j: take(link.j) });
  }
  const guidePlace = new Map([...guides].map((index, at) => [index, at]));
  const places: Readonly<Record<string, ReadonlyMap<number, number>>> = {
    joint: place,
    jointLoad: place,
    link: linkPlace,
    linkLoad: linkPlace,
    guide: guidePlace,
  };
  const renumber = (key: string): string[] => {
    const [kind = '', first, ...rest] = key.split(':');
    const at = places[kind]?.get(Number(first));
    return at === undefined ? [] : [[kind, at, ...rest].join(':')];
  };
  return {
    document: {
      ...document,
      joints: taken,
      links: takenLinks,
      guides: [...guides].flatMap((index) => document.guides[index] ?? []),
    },
    emphasis: {
      chosen: new Set([...emphasis.chosen].flatMap(renumber)),
      hovered: emphasis.hovered === null ? null : (renumber(emphasis.hovered)[0] ?? null),
    },
  };
}
