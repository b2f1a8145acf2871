import { listNotes } from '@eecs/solver-core/rules';
import { type Joint, type Link, type TrussCase, convertTruss } from '@eecs/solver-core/truss';
import { createPlaceIndex, chainEdits, takeEntries, toPair } from '@eecs/ui-kit/editing';
import { addCaseSet } from './addCaseSet.ts';
import type { Edit, NewId } from './edit.ts';
import { fitCaseSets } from './fitCaseSets.ts';
import { tidyPlace } from './place.ts';
import { pickFresh } from './tableLoads.ts';

/**
 * Adds a whole truss to another one, at its own place and in the units of the other. As for a table, a joint at an
 * existing one becomes that joint, and existing rods and loads are skipped; notes count them. The joint has the
 * supports and settlements of both; the existing settlements take precedence. Missing materials, cross-sections and
 * case sets are added; the title, the grid and self weight stay those of the existing truss.
 */
export function addTruss(document: TrussCase, given: TrussCase, newId: NewId): Edit {
  const fitted = fitCaseSets(convertTruss(given, document.units.system), document);
  const grown = chainEdits(
    document,
    fitted.added.map((set) => (now: TrussCase) => addCaseSet(now, set)),
  ).document;
  const { part } = fitted;
  const places = createPlaceIndex();
  grown.joints.forEach((joint, index) => places.add(joint, index));
  const counts = { jointsMerged: 0, rodsPassedOver: 0, loadsPassedOver: 0 };
  const takeFresh = <Load extends Joint['loads'][number] | Link['loads'][number]>(
    loads: readonly Load[],
    there: readonly Load[],
  ): Load[] => {
    const fresh = pickFresh(loads, there);
    counts.loadsPassedOver += loads.length - fresh.length;
    return fresh.map((load) => ({ ...load, id: newId() }));
  };
  const joints: Joint[] = [...grown.joints];
  const ends = part.joints.map((joint) => {
    const place = tidyPlace(joint);
    const at = places.find(place);
    const there = joints[at];
    if (there === undefined)
      return joints.push({ ...joint, ...place, id: newId(), loads: takeFresh(joint.loads, []) }) - 1;
    counts.jointsMerged += 1;
    joints[at] = mergeJoint(there, joint, takeFresh(joint.loads, there.loads));
    return at;
  });
  const materials = takeEntries(grown.materials, part.materials);
  const sections = takeEntries(grown.sections, part.sections);
  const links: Link[] = [...grown.links];
  const pairs = new Map(links.map(({ i, j }, index) => [toPair(i, j), index]));
  const before = links.length;
  for (const link of part.links) {
    const [i, j] = [ends[link.i] ?? -1, ends[link.j] ?? -1];
    const at = pairs.get(toPair(i, j)) ?? -1;
    const there = links[at];
    if (there !== undefined && at < before) {
      counts.rodsPassedOver += 1;
      const fresh = takeFresh(link.loads, there.loads);
      if (fresh.length > 0) links[at] = { ...there, loads: [...there.loads, ...fresh] };
      continue;
    }
    links.push({
      ...{ ...link, id: newId(), i, j },
      materialIndex: materials.indexes[link.materialIndex] ?? -1,
      sectionIndex: sections.indexes[link.sectionIndex] ?? -1,
      loads: takeFresh(link.loads, []),
    });
  }
  return {
    document: {
      ...grown,
      ...{ joints, links, materials: materials.entries, sections: sections.entries },
      guides: [...grown.guides, ...part.guides.map((guide) => ({ ...guide, id: newId() }))],
    },
    notes: listNotes({ ...counts, caseSetsAdded: fitted.added.length }),
  };
}

/** Adds the restraints and loads of another joint at the same place to a joint. */
function mergeJoint(own: Joint, other: Joint, loads: Joint['loads']): Joint {
  const settlement = { ...other.settlement, ...own.settlement };
  const sets = own.settlement === undefined ? other.sets : own.sets;
  return {
    ...own,
    anchor: own.anchor | other.anchor,
    loads: [...own.loads, ...loads],
    ...(Object.keys(settlement).length > 0 && { settlement }),
    ...(sets !== undefined && { sets }),
  };
}
