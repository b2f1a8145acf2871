import { type CrossSection, LIMITS, type UnitSystem } from '@eecs/solver-core';
import { type DxfLine, layLines, type TooMany } from '@eecs/ui-kit/editing';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';

/**
 * Makes the parts of a truss document from lines: each becomes a rod, and coinciding ends one joint. Rods have the
 * given cross-section of their layer, or none. A line on which other lines end, as a chord may be drawn, becomes
 * several rods, and `split` counts such lines; lines that cross between their ends are not connected. Lines that others
 * cover fully make no rod of their own, and `doubled` counts them; a line shorter than the tolerance is left out. There
 * are no supports, because a drawing does not show them. If there are more joints or rods than a truss may have,
 * nothing is made.
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
    /** Cross-sections by layer. @default none */
    readonly sectionOf?: ReadonlyMap<string, CrossSection>;
    /** The greatest numbers of joints and rods of a truss. @default those of `LIMITS.full` */
    readonly most?: { readonly joints: number; readonly links: number };
  },
): { readonly document: object; readonly split: number; readonly doubled: number } | TooMany {
  const sections: CrossSection[] = [];
  const toSectionIndex = (layer: string): number => {
    const section = sectionOf.get(layer);
    if (section === undefined) return -1;
    if (!sections.includes(section)) sections.push(section);
    return sections.indexOf(section);
  };
  const laid = layLines(lines, most);
  if ('tooMany' in laid) return laid;
  const { joints, split, doubled } = laid;
  const links = laid.links.map(({ i, j, at }) => ({
    ...{ i, j, materialIndex: 0 },
    sectionIndex: toSectionIndex(lines[at]?.layer ?? ''),
  }));
  const used = new Set(links.flatMap(({ i, j }) => [i, j]));
  const order = joints.flatMap((_, index) => (used.has(index) ? [index] : []));
  const place = new Map(order.map((old, index) => [old, index]));
  const document = {
    ...createEmptyTruss(system, title),
    joints: order.map((index) => joints[index]),
    links: links.map((link) => ({ ...link, i: place.get(link.i), j: place.get(link.j) })),
    ...(sections.length > 0 && { sections }),
  };
  return { document, split, doubled };
}
