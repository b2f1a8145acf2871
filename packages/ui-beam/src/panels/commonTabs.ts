import { listEmptySets, removeCaseSet } from '@eecs/solver-core/rules';
import { createCommonPort, createCommonTabs } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { beamCrossSections, beamMaterials } from '../editing/beamConstants.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { BeamTypes } from '../state/beamKind.ts';
import { session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { BeamFields } from './BeamFields.tsx';

/** The beam sections selected in their table; if there are none, the current one. */
const chosenAtom = atom((get): readonly number[] => {
  const { chosenRowsAtom, currentAtom } = tables.sections;
  const chosen = chosenRowsAtom === undefined ? [] : get(chosenRowsAtom);
  return chosen.length > 0 ? chosen : [Math.max(0, get(currentAtom))];
});

/** Everything that the common tabs need from a beam editor. */
export const commonPort = createCommonPort<BeamTypes>({
  session,
  tables,
  materials: beamMaterials,
  crossSections: beamCrossSections,
  sets: {
    listMasks: ({ loads }) => loads.map(({ sets }) => sets),
    listEmpty: listEmptySets,
    add: addCaseSet,
    remove: removeCaseSet,
  },
  chosenAtom,
});

/** The tabs of a beam that all documents have. */
export const { CaseTab, MaterialsTab, CrossSectionsTab, SetsTab, WeightSets } = createCommonTabs(commonPort, {
  useUntitled: () => useBeamText()('untitled'),
  OwnFields: BeamFields,
});
