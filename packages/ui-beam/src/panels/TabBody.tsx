import { Suspense, lazy } from 'react';
import { Spinner } from '@eecs/ui-kit';
import type { InputTab } from '../state/inputTabs.ts';
import { LoadsTab } from './LoadsTab.tsx';
import type { TabProps } from './tabProps.ts';

// Only what stands open at first is there at once.
const CaseTab = lazy(async () => ({ default: (await import('./CaseTab.tsx')).CaseTab }));
const SupportsTab = lazy(async () => ({ default: (await import('./SupportsTab.tsx')).SupportsTab }));
const SectionsTab = lazy(async () => ({ default: (await import('./SectionsTab.tsx')).SectionsTab }));
const MaterialsTab = lazy(async () => ({ default: (await import('./MaterialsTab.tsx')).MaterialsTab }));
const CrossSectionsTab = lazy(async () => ({
  default: (await import('./CrossSectionsTab.tsx')).CrossSectionsTab,
}));
const SetsTab = lazy(async () => ({ default: (await import('./SetsTab.tsx')).SetsTab }));

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
  return (
    <Suspense fallback={<Spinner />}>
      <Tab isReadOnly={isReadOnly} />
    </Suspense>
  );
}
