import { Spinner, createLate } from '@eecs/ui-kit';
import type { InputTab } from '../state/inputTabs.ts';
import { LoadsTab } from './LoadsTab.tsx';
import type { TabProps } from './tabProps.ts';

// Only what stands open at first is there at once.
const fallback = () => <Spinner />;
const CaseTab = createLate(() => import('./CaseTab.tsx'), 'CaseTab', { fallback });
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
