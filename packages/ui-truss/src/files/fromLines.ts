import { type CrossSection, LIMITS, type UnitSystem } from '@eecs/solver-core';
import { createPlacesOnLine } from '@eecs/solver-core/truss';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { joinEnds, listDoubled, sameEnd } from './lineEnds.ts';
import type { DxfLine } from './toDxfLines.ts';

/** How many joints or rods lines make, where that is more than may be. */
export interface TooMany {
  readonly tooMany: { readonly joints: number; readonly links: number };
}

/**
 * Makes the parts of a truss document of lines: each is a rod, ends that meet are one joint. Rods have the
 * cross-section that is given for their layer; those of other layers have none, as none is given. A line that ends
 * of others lie on, as a chord is drawn, is a rod from each to the next, and `split` counts such lines; lines that
 * cross between their ends stay apart. Doubled lines are one rod, and `doubled` counts those that were passed over; a
 * line shorter than the tolerance is none. Nothing is held: a drawing does not show what is. Lines of more joints or
 * rods than a truss may have make none.
 */
export function fromLines(
  lines: readonly DxfLine[],
  {
    system,
    title,
    sectionOf = new Map(),
    most = LIMITS.full,
  }: {
    readonly system: UnitSystem;
    readonly title: string;
    /** Cross-sections by the layers that name them. @default none */
    readonly sectionOf?: ReadonlyMap<string, CrossSection>;
    /** How many joints and rods a truss may have. @default those of `LIMITS.full` */
    readonly most?: { readonly joints: number; readonly links: number };
  },
): { readonly document: object; readonly split: number; readonly doubled: number } | TooMany {
  const tolerance = sameEnd(lines);
  const sections: CrossSection[] = [];
  const toSectionIndex = (layer: string): number => {
    const section = sectionOf.get(layer);
    if (section === undefined) return -1;
    if (!sections.includes(section)) sections.push(section);
    return sections.indexOf(section);
  };
  const { joints, ends } = joinEnds(lines, tolerance);
  const doubled = listDoubled(ends);
  // The first of doubled lines counts.
  const drawn = ends.flatMap(({ i, j }, at) =>
    i === j || doubled.has(at) ? [] : [{ i, j, layer: lines[at]?.layer ?? '' }],
  );
  // Finding the joints on each line takes long if there are more than a truss may have.
  if (joints.length > most.joints || drawn.length > most.links)
    return { tooMany: { joints: joints.length, links: drawn.length } };
  const findOn = createPlacesOnLine(joints, tolerance);
  const made = new Set<number>();
  const links: { i: number; j: number; materialIndex: number; sectionIndex: number }[] = [];
  let split = 0;
  for (const { i, j, layer } of drawn) {
    const between = findOn(i, j);
    const before = links.length;
    let start = i;
    for (let at = 0; at <= between.length; at += 1) {
      const end = between[at] ?? j;
      const pair = Math.min(start, end) * joints.length + Math.max(start, end);
      if (!made.has(pair))
        links.push({ i: start, j: end, materialIndex: 0, sectionIndex: toSectionIndex(layer) });
      made.add(pair);
      start = end;
    }
    if (between.length > 0 && links.length > before) split += 1;
  }
  const used = new Set(links.flatMap(({ i, j }) => [i, j]));
  const order = joints.flatMap((_, index) => (used.has(index) ? [index] : []));
  const place = new Map(order.map((old, index) => [old, index]));
  const document = {
    ...createEmptyTruss(system, title),
    joints: order.map((index) => joints[index]),
    links: links.map((link) => ({ ...link, i: place.get(link.i), j: place.get(link.j) })),
    ...(sections.length > 0 && { sections }),
  };
  return { document, split, doubled: doubled.size };
}
