import { Spinner, createLate } from '@eecs/ui-kit';
import { type PanelPlan, fetchParts } from '@eecs/ui-kit/editor';
import { rowCountsAtom } from '../state/derivedAtoms.ts';
import { INPUT_TABS, type InputTab, openTabAtom } from '../state/inputTabs.ts';

// The drawing comes first, then the tab that stands open; the others come in a quiet moment. Short waits show nothing.
const fallback = () => <Spinner delayMs={400} />;
const CaseTab = createLate(() => import('./CaseTab.tsx'), 'CaseTab', { fallback });
const LoadsTab = createLate(() => import('./LoadsTab.tsx'), 'LoadsTab', { fallback });
const SupportsTab = createLate(() => import('./SupportsTab.tsx'), 'SupportsTab', { fallback });
const SectionsTab = createLate(() => import('./SectionsTab.tsx'), 'SectionsTab', { fallback });
const MaterialsTab = createLate(() => import('./commonTabs.tsx'), 'MaterialsTab', { fallback });
const CrossSectionsTab = createLate(() => import('./commonTabs.tsx'), 'CrossSectionsTab', { fallback });
const SetsTab = createLate(() => import('./commonTabs.tsx'), 'SetsTab', { fallback });

/** The panel of a beam's inputs. */
export const panelPlan: PanelPlan<InputTab> = {
  tabs: INPUT_TABS,
  openTabAtom,
  countsAtom: rowCountsAtom,
  bodies: {
    case: CaseTab,
    supports: SupportsTab,
    loads: LoadsTab,
    sections: SectionsTab,
    materials: MaterialsTab,
    crossSections: CrossSectionsTab,
    sets: SetsTab,
  },
};

const LATE_TABS = [LoadsTab, SupportsTab, CaseTab, SectionsTab, MaterialsTab, CrossSectionsTab, SetsTab];

/** Fetches the tabs before they are asked for, what the board opens first of all. */
export function fetchTabs(): Promise<void> {
  return fetchParts(LATE_TABS);
}
