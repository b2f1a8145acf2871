import type { BeamCase, Load, Support } from '../../../model/beam/document.ts';
import type { RuleEdit } from '../ruleEdit.ts';
import { listNotes } from '../../common/caseEdit.ts';
import { withMask, withoutSet } from '../../common/sets/setMask.ts';
import { withoutWeightSet } from '../../common/sets/weightSets.ts';
import { withoutCaseSet } from '../../common/sets/withoutCaseSet.ts';

/**
 * Removes the case set with an index from every load and settlement, and its factor from the combined sets. The bits
 * and factors of the sets after it move down. Loads that acted in no other set are counted; with the last set they
 * all act again.
 */
export function removeCaseSet(document: BeamCase, index: number): RuleEdit {
  if (document.caseSets[index] === undefined) return { document, notes: [] };
  const left = withoutCaseSet(document, index);
  const loads = document.loads.map((load): Load => withMask(load, withoutSet(load.sets, index)));
  const leftOver = loads.filter(({ sets }, at) => sets === 0 && document.loads[at]?.sets !== 0).length;
  return {
    document: {
      ...document,
      ...left,
      ...withoutWeightSet(document, index, left),
      loads,
      supports: document.supports.map((support): Support =>
        support.sets === undefined ? support : withMask(support, withoutSet(support.sets, index)),
      ),
    },
    notes: listNotes({ loadsLeftUnassigned: left.caseSets.length > 0 ? leftOver : 0 }),
  };
}
