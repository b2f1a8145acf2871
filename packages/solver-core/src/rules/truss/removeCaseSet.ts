import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { listNotes } from '../common/caseEdit.ts';
import { withMask, withoutSet } from '../common/sets/setMask.ts';
import { withoutWeightSet } from '../common/sets/weightSets.ts';
import { withoutCaseSet } from '../common/sets/withoutCaseSet.ts';
import type { TrussEdit } from './trussEdit.ts';

/**
 * Removes the case set with an index from every load, settlement, change of temperature and misfit, and its factor from
 * the combined sets. The bits and factors of the sets after it move down. Loads that acted in no other set are counted;
 * with the last set they all act again. Joints and links without a change stay the same objects.
 */
export function removeCaseSet(document: TrussCase, index: number): TrussEdit {
  if (document.caseSets[index] === undefined) return { document, notes: [] };
  const left = withoutCaseSet(document, index);
  let leftOver = 0;
  const without = <Load extends { readonly sets: number }>(load: Load): Load => {
    const found = withMask(load, withoutSet(load.sets, index));
    if (found.sets === 0 && load.sets !== 0) leftOver += 1;
    return found;
  };
  return {
    document: {
      ...document,
      ...left,
      ...withoutWeightSet(document, index, left),
      joints: document.joints.map((joint) => reassign(joint, joint.loads.map(without), index)),
      links: document.links.map((link) => reassign(link, link.loads.map(without), index)),
    },
    notes: listNotes({ loadsLeftUnassigned: left.caseSets.length > 0 ? leftOver : 0 }),
  };
}

/** Gives an entry its remaining loads, and removes the set from the sets in which its own actions act. */
function reassign<Entry extends { readonly loads: readonly unknown[]; readonly sets?: number }>(
  entry: Entry,
  loads: Entry['loads'],
  index: number,
): Entry {
  const { sets } = entry;
  const own = sets === undefined ? entry : withMask(entry, withoutSet(sets, index));
  return loads.every((load, at) => load === entry.loads[at]) ? own : { ...own, loads };
}
