import { Spinner, createLate } from '@eecs/ui-kit';
import type { PanelPlan } from '@eecs/ui-kit/editor';
import { rowCountsAtom } from '../state/tables.ts';
import { TRUSS_TABS, type TrussTab, openTabAtom } from '../state/trussTabs.ts';

const fallback = () => <Spinner delayMs={400} />;
const CaseTab = createLate(() => import('./CaseTab.tsx'), 'CaseTab', { fallback });
const JointsTab = createLate(() => import('./JointsTab.tsx'), 'JointsTab', { fallback });
const RodsTab = createLate(() => import('./RodsTab.tsx'), 'RodsTab', { fallback });
const LoadsTab = createLate(() => import('./LoadsTab.tsx'), 'LoadsTab', { fallback });
const GuidesTab = createLate(() => import('./GuidesTab.tsx'), 'GuidesTab', { fallback });

const MaterialsTab = createLate(() => import('./commonTabs.tsx'), 'MaterialsTab', { fallback });
const CrossSectionsTab = createLate(() => import('./commonTabs.tsx'), 'CrossSectionsTab', { fallback });
const SetsTab = createLate(() => import('./commonTabs.tsx'), 'SetsTab', { fallback });

/** The panel of a truss's inputs. */
export const panelPlan: PanelPlan<TrussTab> = {
  tabs: TRUSS_TABS,
  openTabAtom,
  countsAtom: rowCountsAtom,
  bodies: {
    case: CaseTab,
    joints: JointsTab,
    rods: RodsTab,
    loads: LoadsTab,
    guides: GuidesTab,
    materials: MaterialsTab,
    crossSections: CrossSectionsTab,
    sets: SetsTab,
  },
};

export const LATE_TABS = [
  JointsTab,
  RodsTab,
  LoadsTab,
  CaseTab,
  GuidesTab,
  MaterialsTab,
  CrossSectionsTab,
  SetsTab,
];
