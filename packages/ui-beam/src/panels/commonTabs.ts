import { createCommonTabs } from '@eecs/ui-kit/editor';
import { commonPort } from '../state/commonPort.ts';

/** The tables of a beam that all documents have. */
export const { MaterialsTab, CrossSectionsTab, SetsTab, WeightSets } = createCommonTabs(commonPort);
