import type { ComponentType } from 'react';
import { CommonContext, type CommonPort } from '../constants/commonPort.ts';
import { CrossSectionsTab } from '../constants/CrossSectionsTab.tsx';
import { MaterialsTab } from '../constants/MaterialsTab.tsx';
import type { TabProps } from '../tables/tabProps.ts';
import { SetsTab } from './SetsTab.tsx';
import { WeightSets } from './WeightSets.tsx';

/** The tables that all documents have, materials, cross-sections and case sets, and the sets of self weight. */
export type CommonTabs = Readonly<
  Record<'MaterialsTab' | 'CrossSectionsTab' | 'SetsTab' | 'WeightSets', (props: TabProps) => React.ReactNode>
>;

/** Makes the tables that all documents have for an editor, which answers them by `port`. */
export function createCommonTabs(port: CommonPort): CommonTabs {
  const give = (Tab: ComponentType<TabProps>) => (props: TabProps) => (
    <CommonContext.Provider value={port}>
      <Tab {...props} />
    </CommonContext.Provider>
  );
  return {
    MaterialsTab: give(MaterialsTab),
    CrossSectionsTab: give(CrossSectionsTab),
    SetsTab: give(SetsTab),
    WeightSets: give(WeightSets),
  };
}
