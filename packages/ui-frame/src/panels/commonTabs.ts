import { listEmptySets } from '@eecs/solver-core/frame-rules';
import { createStructureTabs } from '@eecs/ui-kit/editor';
import { addCaseSet, frameCrossSections, frameMaterials, removeCaseSet } from '../editing/sets.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { listLoads } from '../state/listLoads.ts';
import { selectionAtom } from '../state/selection.ts';
import { session, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { TheoryFields } from './TheoryFields.tsx';

/** The tabs that all kinds of documents have, for a frame. */
export const { commonPort, CaseTab, MaterialsTab, CrossSectionsTab, SetsTab, WeightSets } =
  createStructureTabs<FrameTypes>({
    session,
    tables,
    materials: frameMaterials,
    crossSections: frameCrossSections,
    sets: { listEmpty: listEmptySets, add: addCaseSet, remove: removeCaseSet },
    listLoads,
    selectionAtom,
    line: { kind: 'member', list: 'members' },
    shownAnswerAtom,
    useText: useLaterText,
    OwnFields: TheoryFields,
  });
