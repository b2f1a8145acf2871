import { Spinner, createLate } from '@eecs/ui-kit';
import type { PanelPlan } from '@eecs/ui-kit/editor';
import { rowCountsAtom } from '../state/tables.ts';
import { TRUSS_TABS, type TrussTab, openTabAtom } from '../state/trussTabs.ts';
import { loadParts } from '../loadParts.ts';

const fallback = () => <Spinner delayMs={400} />;
const CaseTab = createLate(loadParts, 'CaseTab', { fallback });
const JointsTab = createLate(loadParts, 'JointsTab', { fallback });
const RodsTab = createLate(loadParts, 'RodsTab', { fallback });
const LoadsTab = createLate(loadParts, 'LoadsTab', { fallback });
const GuidesTab = createLate(loadParts, 'GuidesTab', { fallback });

const MaterialsTab = createLate(loadParts, 'MaterialsTab', { fallback });
const CrossSectionsTab = createLate(loadParts, 'CrossSectionsTab', { fallback });
const SetsTab = createLate(loadParts, 'SetsTab', { fallback });

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
