import { Spinner, createLate } from '@eecs/ui-kit';
import { type PanelPlan, fetchParts } from '@eecs/ui-kit/editor';
import { rowCountsAtom } from '../state/derivedAtoms.ts';
import { INPUT_TABS, type InputTab, openTabAtom } from '../state/inputTabs.ts';
import { loadParts } from '../late/loadParts.ts';

// The drawing comes first, then the tab that stands open; the others come in a quiet moment. Short waits show nothing.
const fallback = () => <Spinner delayMs={400} />;
const CaseTab = createLate(loadParts, 'CaseTab', { fallback });
const LoadsTab = createLate(loadParts, 'LoadsTab', { fallback });
const SupportsTab = createLate(loadParts, 'SupportsTab', { fallback });
const SectionsTab = createLate(loadParts, 'SectionsTab', { fallback });
const MaterialsTab = createLate(loadParts, 'MaterialsTab', { fallback });
const CrossSectionsTab = createLate(loadParts, 'CrossSectionsTab', { fallback });
const SetsTab = createLate(loadParts, 'SetsTab', { fallback });

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
