import { LIMITS } from '@eecs/solver-core';
import { cleanTexts } from '@eecs/solver-core/texts';
import { type Joint, type Link, type TrussCase, convertTruss, parseTruss } from '@eecs/solver-core/truss';
import { type TrussItem, hasItem, indexesOf, movedJoints } from './items.ts';

/** The header of a text on the clipboard. */
const FORMAT = 'eecs-truss-fragment';

/** A part of a truss, or loads by themselves, as it is copied from one truss into another. */
export interface Fragment {
  /** The part as a document of its own: rods name its joints, its materials and its cross-sections. */
  readonly part: TrussCase;
  /** Loads alone were copied: joints and rods only carry them. */
  readonly isLoads: boolean;
}

/**
 * Picks the chosen joints and rods, or where there are none of them the chosen loads; null if nothing can be copied.
 */
export function pickFragment(document: TrussCase, items: readonly TrussItem[]): Fragment | null {
  const joints = movedJoints(
    document,
    items.filter((item) => hasItem(document, item)),
  );
  if (joints.size > 0) {
    const chosen = indexesOf(items, 'link');
    const links = document.links.filter(({ i, j }, index) =>
      chosen.size > 0 ? chosen.has(index) : joints.has(i) && joints.has(j),
    );
    return { part: cut(document, joints, links), isLoads: false };
  }
  const loads = pickLoads(document, items);
  return loads === null ? null : { part: loads, isLoads: true };
}

/** Writes a choice as a text that any tab of an editor reads: JSON, in the units of the document. */
export function writeFragment(document: TrussCase, items: readonly TrussItem[]): string | null {
  const fragment = pickFragment(document, items);
  if (fragment === null) return null;
  const { schema, units, caseSets, materials, sections, joints, links } = fragment.part;
  const { isLoads } = fragment;
  return JSON.stringify({
    format: FORMAT,
    isLoads,
    schema,
    units,
    caseSets,
    materials,
    sections,
    joints,
    links,
  });
}

/**
 * Reads such a text, in the units of a document; null of any other text. It is read as strictly as a file, and its texts
 * lose their hidden signs.
 */
export function readFragment(text: string, { units }: Pick<TrussCase, 'units'>): Fragment | null {
  if (!text.includes(FORMAT)) return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return null;
  const { format: _, ...bare } = value;
  const parsed = parseTruss(cleanTexts(bare, LIMITS.full));
  if (!parsed.ok) return null;
  const isLoads = 'isLoads' in value && value.isLoads === true;
  return { part: convertTruss(parsed.document, units.system), isLoads };
}

/** Makes a document of some joints and rods, with the materials and cross-sections those have. */
function cut(document: TrussCase, chosen: ReadonlySet<number>, links: readonly Link[]): TrussCase {
  const order = [...chosen].sort((a, b) => a - b);
  const place = new Map(order.map((old, index) => [old, index]));
  const joints = document.joints.filter((_, index) => chosen.has(index));
  const materials = gather(document.materials, links, 'materialIndex');
  const sections = gather(document.sections, links, 'sectionIndex');
  return {
    ...document,
    joints,
    links: links.map((link) => ({
      ...link,
      i: place.get(link.i) ?? -1,
      j: place.get(link.j) ?? -1,
      materialIndex: materials.toNew(link.materialIndex),
      sectionIndex: sections.toNew(link.sectionIndex),
    })),
    materials: materials.used,
    sections: sections.used,
    guides: [],
  };
}

function gather<Entry>(
  entries: readonly Entry[],
  links: readonly Link[],
  name: 'materialIndex' | 'sectionIndex',
): { readonly used: readonly Entry[]; readonly toNew: (old: number) => number } {
  const order = [...new Set(links.map((link) => link[name]))].filter((index) => index in entries);
  return {
    used: order.flatMap((index) => entries.slice(index, index + 1)),
    toNew: (old) => order.indexOf(old),
  };
}

function pickLoads(document: TrussCase, items: readonly TrussItem[]): TrussCase | null {
  const ofJoints = items.flatMap((item) =>
    item.kind === 'jointLoad' ? (document.joints[item.joint]?.loads[item.index] ?? []) : [],
  );
  const ofLinks = items.flatMap((item) =>
    item.kind === 'linkLoad' ? (document.links[item.link]?.loads[item.index] ?? []) : [],
  );
  if (ofJoints.length + ofLinks.length === 0) return null;
  const joint = (x: number): Joint => ({ id: `carrier-${x}`, x, y: 0, z: 0, anchor: 0, loads: [] });
  const link: Link = { id: 'carrier', i: 0, j: 1, materialIndex: -1, sectionIndex: -1, loads: ofLinks };
  return {
    ...document,
    joints: [{ ...joint(0), loads: ofJoints }, joint(1)],
    links: [link],
    materials: [],
    sections: [],
    guides: [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
