import { Suspense, lazy } from 'react';
import { Spinner } from '@eecs/ui-kit';
import type { InputTab } from '../state/inputTabs.ts';
import { CaseTab } from './CaseTab.tsx';
import { LoadsTab } from './LoadsTab.tsx';
import { SupportsTab } from './SupportsTab.tsx';
import type { TabProps } from './tabProps.ts';

// What a beam can be solved without looking at comes when it is first opened.
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
