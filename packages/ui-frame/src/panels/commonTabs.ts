import { listEmptySets } from '@eecs/solver-core/frame-rules';
import { createCommonPort, createCommonTabs, createTotalMass } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { indexesOf } from '../editing/items.ts';
import { addCaseSet, frameCrossSections, frameMaterials, removeCaseSet } from '../editing/sets.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { listLoads } from '../state/listLoads.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, session, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { TheoryFields } from './TheoryFields.tsx';

/** The members that are selected on the board or in their table; all if none is. */
const chosenAtom = atom((get): readonly number[] => {
  const chosen = [...indexesOf(get(selectionAtom), 'member')];
  return chosen.length > 0 ? chosen : [...get(documentAtom).members.keys()];
});

/** The parts of a frame editor that the common tabs need. */
const commonPort = createCommonPort<FrameTypes>({
  session,
  tables,
  materials: frameMaterials,
  crossSections: frameCrossSections,
  sets: {
    listMasks: (document) => listLoads(document).map(({ load }) => load.sets),
    listEmpty: listEmptySets,
    add: addCaseSet,
    remove: removeCaseSet,
  },
  chosenAtom,
});

/** The tabs that all kinds of documents have, for a frame. */
export const { CaseTab, MaterialsTab, CrossSectionsTab, SetsTab, WeightSets } = createCommonTabs(commonPort, {
  useUntitled: () => useLaterText()('untitled'),
  OwnFields: TheoryFields,
  Remarks: createTotalMass(shownAnswerAtom, useLaterText),
});
