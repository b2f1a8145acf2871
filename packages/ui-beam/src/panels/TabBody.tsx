import { Spinner, createLate } from '@eecs/ui-kit';
import type { InputTab } from '../state/inputTabs.ts';
import type { TabProps } from './tabProps.ts';

// The drawing comes first, then the tab that stands open; the others come in a quiet moment. Short waits show nothing.
const fallback = () => <Spinner delayMs={400} />;
const CaseTab = createLate(() => import('./CaseTab.tsx'), 'CaseTab', { fallback });
const LoadsTab = createLate(() => import('./LoadsTab.tsx'), 'LoadsTab', { fallback });
const SupportsTab = createLate(() => import('./SupportsTab.tsx'), 'SupportsTab', { fallback });
const SectionsTab = createLate(() => import('./SectionsTab.tsx'), 'SectionsTab', { fallback });
const MaterialsTab = createLate(() => import('./MaterialsTab.tsx'), 'MaterialsTab', { fallback });
const CrossSectionsTab = createLate(() => import('./CrossSectionsTab.tsx'), 'CrossSectionsTab', { fallback });
const SetsTab = createLate(() => import('./SetsTab.tsx'), 'SetsTab', { fallback });

const TABS = {
  case: CaseTab,
  supports: SupportsTab,
  loads: LoadsTab,
  sections: SectionsTab,
  materials: MaterialsTab,
  crossSections: CrossSectionsTab,
  sets: SetsTab,
} as const satisfies Readonly<Record<InputTab, unknown>>;

/** What is in one tab of the panel. */
export function TabBody({ tab, isReadOnly }: TabProps & { readonly tab: InputTab }) {
  const Tab = TABS[tab];
  return <Tab isReadOnly={isReadOnly} />;
}

const LATE_TABS = [LoadsTab, SupportsTab, CaseTab, SectionsTab, MaterialsTab, CrossSectionsTab, SetsTab];

/** Fetches the tabs before they are asked for, what the board opens first of all; one that does not come is asked for again. */
export async function fetchTabs(): Promise<void> {
  for (const { fetch } of LATE_TABS) await fetch().catch(() => undefined);
}
