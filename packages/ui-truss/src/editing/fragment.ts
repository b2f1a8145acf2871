import { LIMITS } from '@eecs/solver-core';
import { cleanTexts } from '@eecs/solver-core/texts';
import { type Joint, type Link, type TrussCase, convertTruss, parseTruss } from '@eecs/solver-core/truss';
import {
  type Fragment as DocumentFragment,
  gatherEntries,
  gatherJoints,
  readFragment as read,
  writeFragment as write,
} from '@eecs/ui-kit/editing';
import { type TrussItem, hasItem, indexesOf, movedJoints } from './items.ts';

/** The header of a text on the clipboard. */
const FORMAT = 'eecs-truss-fragment';

/** A part of a truss, or loads alone, as copied from one truss into another. */
export type Fragment = DocumentFragment<TrussCase>;

/** Picks the selected joints and rods, or if there are none the selected loads; null if nothing can be copied. */
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

/** Writes a selection as a text that any tab of an editor reads: JSON, in the units of the document. */
export function writeFragment(document: TrussCase, items: readonly TrussItem[]): string | null {
  const fragment = pickFragment(document, items);
  if (fragment === null) return null;
  const { schema, units, caseSets, materials, sections, joints, links } = fragment.part;
  const part = { schema, units, caseSets, materials, sections, joints, links };
  return write(FORMAT, { part, isLoads: fragment.isLoads });
}

/**
 * Reads such a text, in the units of a document; null for any other text. It is parsed as strictly as a file, and
 * hidden characters are removed from its texts.
 */
export function readFragment(text: string, { units }: Pick<TrussCase, 'units'>): Fragment | null {
  return read(text, FORMAT, (part) => {
    const parsed = parseTruss(cleanTexts(part, LIMITS.full));
    return parsed.ok ? convertTruss(parsed.document, units.system) : null;
  });
}

/** Makes a document of some joints and rods, with their materials and cross-sections. */
function cut(document: TrussCase, chosen: ReadonlySet<number>, links: readonly Link[]): TrussCase {
  const joints = gatherJoints(document.joints, chosen);
  const materials = gatherEntries(
    document.materials,
    links.map(({ materialIndex }) => materialIndex),
  );
  const sections = gatherEntries(
    document.sections,
    links.map(({ sectionIndex }) => sectionIndex),
  );
  return {
    ...document,
    joints: joints.used,
    links: links.map((link) => ({
      ...link,
      i: joints.toNew(link.i),
      j: joints.toNew(link.j),
      materialIndex: materials.toNew(link.materialIndex),
      sectionIndex: sections.toNew(link.sectionIndex),
    })),
    materials: materials.used,
    sections: sections.used,
    guides: [],
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
