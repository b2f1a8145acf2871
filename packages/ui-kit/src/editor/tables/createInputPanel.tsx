import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Spinner } from '../../fields/Spinner.tsx';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { createLate } from '../../late/createLate.tsx';
import { useQuietFetch } from '../../late/useQuietFetch.ts';
import { fetchParts } from './fetchParts.ts';
import { InputPanel as PlannedPanel } from './InputPanel.tsx';
import type { PanelPlan } from './panelPlan.ts';
import type { TabProps } from './tabProps.ts';

type TabBody = (props: TabProps) => ReactNode;

/** The plan of an input panel whose tabs are loaded late. */
export interface LatePanel<Tab extends string> extends Omit<PanelPlan<Tab>, 'bodies'> {
  /** Loads the module that exports the tabs as `LoadsTab`, `CrossSectionsTab` and so on. */
  readonly load: ModuleFetch<Readonly<Record<`${Capitalize<Tab>}Tab`, TabBody>>>;
  /** Returns the names of the panel and of its tabs. */
  readonly useText: () => (key: 'panels.label' | `panels.${Tab}`) => string;
  /** The line above the tabs. @default nothing */
  readonly Strip?: ComponentType;
  /** A line above the panel for typing a whole structure; hidden in read-only documents. @default nothing */
  readonly TypedLine?: ComponentType;
}

// The drawing is loaded first, then the open tab, then the others when the page is idle. Short waits show nothing.
const fallback = () => <Spinner delayMs={400} />;

/** Creates the input panel of an editor from its plan, and the function that loads its tabs before they are opened. */
export function createInputPanel<Tab extends string>({
  load,
  useText,
  Strip,
  TypedLine,
  ...plan
}: LatePanel<Tab>): {
  readonly InputPanel: (props: TabProps) => ReactElement;
  readonly fetchTabs: () => Promise<void>;
} {
  // The compiler cannot derive the type of a tab from its computed name; `load` ensures that all are tabs.
  const fetchTab = load as unknown as ModuleFetch<Readonly<Record<string, TabBody>>>;
  const late = plan.tabs.map(
    (tab) =>
      [tab, createLate(fetchTab, `${tab.charAt(0).toUpperCase()}${tab.slice(1)}Tab`, { fallback })] as const,
  );
  const bodies = Object.fromEntries(late) as Readonly<Record<string, TabBody>> as PanelPlan<Tab>['bodies'];
  const fetchTabs = (): Promise<void> => fetchParts(late.map(([, part]) => part));
  const whole: PanelPlan<Tab> = { ...plan, bodies };

  function InputPanel({ isReadOnly }: TabProps) {
    const t = useText();
    useQuietFetch(fetchTabs);
    return (
      <>
        {isReadOnly || TypedLine === undefined ? null : <TypedLine />}
        <PlannedPanel
          plan={whole}
          label={t('panels.label')}
          nameOf={(tab) => t(`panels.${tab}`)}
          strip={Strip === undefined ? null : <Strip />}
          isReadOnly={isReadOnly}
        />
      </>
    );
  }

  return { InputPanel, fetchTabs };
}
