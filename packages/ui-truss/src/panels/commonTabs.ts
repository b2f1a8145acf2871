import { listEmptySets, removeCaseSet } from '@eecs/solver-core/truss-rules';
import { createCommonPort, createCommonTabs, createTotalMass } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { indexesOf } from '../editing/items.ts';
import { trussCrossSections, trussMaterials } from '../editing/trussConstants.ts';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { listLoads } from '../state/listLoads.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** The rods selected on the board or in their table; all rods if there are none. */
const chosenAtom = atom((get): readonly number[] => {
  const chosen = [...indexesOf(get(selectionAtom), 'link')];
  return chosen.length > 0 ? chosen : [...get(documentAtom).links.keys()];
});

/** The parts of a truss editor that the common tabs need. */
export const commonPort = createCommonPort<TrussTypes>({
  session,
  tables,
  materials: trussMaterials,
  crossSections: trussCrossSections,
  sets: {
    listMasks: (document) => listLoads(document).map(({ load }) => load.sets),
    listEmpty: listEmptySets,
    add: addCaseSet,
    remove: removeCaseSet,
  },
  chosenAtom,
});

/** The tabs of a truss that all documents have. */
export const { CaseTab, MaterialsTab, CrossSectionsTab, SetsTab, WeightSets } = createCommonTabs(commonPort, {
  useUntitled: () => useLaterText()('untitled'),
  Remarks: createTotalMass(shownAnswerAtom, useLaterText),
});
