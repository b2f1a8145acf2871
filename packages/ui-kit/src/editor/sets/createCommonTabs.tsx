import type { ComponentType } from 'react';
import { CaseTab, type KindCase } from '../constants/CaseTab.tsx';
import { CommonContext, type CommonPort } from '../constants/commonPort.ts';
import { CrossSectionsTab } from '../constants/CrossSectionsTab.tsx';
import { MaterialsTab } from '../constants/MaterialsTab.tsx';
import type { TabProps } from '../tables/tabProps.ts';
import { SetsTab } from './SetsTab.tsx';
import { WeightSets } from './WeightSets.tsx';

/** The tabs that all documents have (the case, materials, cross-sections, case sets) and the sets of self weight. */
export type CommonTabs = Readonly<
  Record<
    'CaseTab' | 'MaterialsTab' | 'CrossSectionsTab' | 'SetsTab' | 'WeightSets',
    (props: TabProps) => React.ReactNode
  >
>;

/** Creates the tabs that all documents have for an editor; `port` connects them to it. */
export function createCommonTabs(port: CommonPort, kind: KindCase): CommonTabs {
  const give = (Tab: ComponentType<TabProps>) => (props: TabProps) => (
    <CommonContext.Provider value={port}>
      <Tab {...props} />
    </CommonContext.Provider>
  );
  return {
    CaseTab: give((props) => <CaseTab {...props} {...kind} />),
    MaterialsTab: give(MaterialsTab),
    CrossSectionsTab: give(CrossSectionsTab),
    SetsTab: give(SetsTab),
    WeightSets: give(WeightSets),
  };
}
