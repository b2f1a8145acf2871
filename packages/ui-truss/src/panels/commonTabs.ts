import { listEmptySets, removeCaseSet } from '@eecs/solver-core/truss-rules';
import { createStructureTabs } from '@eecs/ui-kit/editor';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { trussCrossSections, trussMaterials } from '../editing/trussConstants.ts';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { listLoads } from '../state/listLoads.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** The tabs of a truss that all documents have, and the parts of the editor that they need. */
export const { commonPort, CaseTab, MaterialsTab, CrossSectionsTab, SetsTab, WeightSets } =
  createStructureTabs<TrussTypes>({
    session,
    tables,
    materials: trussMaterials,
    crossSections: trussCrossSections,
    sets: { listEmpty: listEmptySets, add: addCaseSet, remove: removeCaseSet },
    listLoads,
    selectionAtom,
    line: { kind: 'link', list: 'links' },
    shownAnswerAtom,
    useText: useLaterText,
  });
