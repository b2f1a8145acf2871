import type { Joint, TrussCase } from '@eecs/solver-core/truss';
import { addCaseSet } from './addCaseSet.ts';
import {
  attachLines,
  pasteWithSets,
  takeEntries,
  takeLoads,
  toPlainEdit,
  toRefusedEdit,
} from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { fitCaseSets } from './fitCaseSets.ts';
import type { Fragment } from './fragment.ts';
import { type TrussItem, indexesOf } from './items.ts';
import { type Place, ORIGIN, addPlaces, tidyPlace } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';

export interface PasteOptions {
  /** The selection: loads by themselves are pasted onto it. */
  readonly onto: readonly TrussItem[];
  /** How far a part is moved that would come to stand on itself. */
  readonly step: number;
  readonly newId: NewId;
}

/**
 * Pastes a part into a truss at its original place; a part whose joints would all coincide with existing ones is moved
 * aside by its width. A joint that coincides with an existing one becomes that joint unchanged, and existing rods are
 * not duplicated. Missing materials, cross-sections and case sets are added to the truss. Loads without joints or rods
 * are added to the selected ones.
 */
export function pasteFragment(document: TrussCase, fragment: Fragment, options: PasteOptions): Edit {
  const { part, added } = fitCaseSets(fragment.part, document);
  const paste = fragment.isLoads ? pasteLoads : pastePart;
  return pasteWithSets(document, { added, addCaseSet, paste: (grown) => paste(grown, part, options) });
}

/** Returns the offset of a copy of joints: their width, or a step if they have none. */
export function findWayAside(joints: readonly Place[], step: number): Place {
  for (const axis of ['x', 'y', 'z'] as const) {
    const values = joints.map((joint) => joint[axis]);
    const extent = Math.max(...values) - Math.min(...values);
    if (extent > 0) return { ...ORIGIN, [axis]: extent };
  }
  return { ...ORIGIN, x: step };
}

function pastePart(document: TrussCase, part: TrussCase, { step, newId }: PasteOptions): Edit {
  if (part.joints.length === 0) return toPlainEdit(document);
  const places = createPlaceIndex();
  document.joints.forEach((joint, index) => places.add(joint, index));
  const aside = findWayAside(part.joints, step);
  let way: Place = ORIGIN;
  const isTaken = (): boolean => part.joints.every((joint) => places.find(addPlaces(joint, way)) >= 0);
  while (isTaken()) way = addPlaces(way, aside);
  const joints: Joint[] = [...document.joints];
  const ends = part.joints.map((joint) => {
    const place = tidyPlace(addPlaces(joint, way));
    const there = places.find(place);
    if (there >= 0) return there;
    places.add(place, joints.length);
    joints.push({ ...joint, ...place, id: newId(), loads: takeLoads(document, joint.loads, newId) });
    return joints.length - 1;
  });
  const materials = takeEntries(document.materials, part.materials);
  const sections = takeEntries(document.sections, part.sections);
  const added = attachLines(document.links, part.links, (joint) => ends[joint] ?? -1).map((link) => ({
    ...link,
    id: newId(),
    materialIndex: materials.indexes[link.materialIndex] ?? -1,
    sectionIndex: sections.indexes[link.sectionIndex] ?? -1,
    loads: takeLoads(document, link.loads, newId),
  }));
  return toPlainEdit({
    ...document,
    joints,
    links: [...document.links, ...added],
    materials: materials.entries,
    sections: sections.entries,
  });
}

function pasteLoads(document: TrussCase, part: TrussCase, { onto, newId }: PasteOptions): Edit {
  const ofJoints = part.joints[0]?.loads ?? [];
  const ofLinks = part.links[0]?.loads ?? [];
  const chosenJoints = indexesOf(onto, 'joint');
  const chosenLinks = indexesOf(onto, 'link');
  const isWanted =
    (ofJoints.length > 0 && chosenJoints.size > 0) || (ofLinks.length > 0 && chosenLinks.size > 0);
  if (!isWanted) return toRefusedEdit(document, 'pasteNeedsChoice');
  return toPlainEdit({
    ...document,
    joints: document.joints.map((joint, index) =>
      chosenJoints.has(index) && ofJoints.length > 0
        ? { ...joint, loads: [...joint.loads, ...takeLoads(document, ofJoints, newId)] }
        : joint,
    ),
    links: document.links.map((link, index) =>
      chosenLinks.has(index) && ofLinks.length > 0
        ? { ...link, loads: [...link.loads, ...takeLoads(document, ofLinks, newId)] }
        : link,
    ),
  });
}
