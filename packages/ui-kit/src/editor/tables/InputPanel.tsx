import { atom } from 'jotai/vanilla';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { EDITOR_MARGINS_PX } from '../../viewport/guessWidth.ts';
import { useElementWidth } from '../../viewport/useElementWidth.ts';
import { useEditor } from '../session/editorPort.ts';
import { PanelAccordion } from './PanelAccordion.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import type { PanelPlan } from './panelPlan.ts';
import type { TabProps } from './tabProps.ts';
import { useOpenTab } from './useOpenTab.ts';

const NOTHING_HIDDEN = atom<readonly never[]>([]);
/** Below this width the tabs are an accordion. A panel beside the board is never that narrow. */
const ACCORDION_PX = 380;
/** The assumed width until it is measured, px. */
const FALLBACK_WIDTH_PX = 400;

export interface InputPanelProps<Tab extends string> extends TabProps {
  readonly plan: PanelPlan<Tab>;
  readonly label: string;
  readonly nameOf: (tab: Tab) => string;
  /** The line above the tabs. @default nothing */
  readonly strip?: ReactNode;
}

/** All inputs: the tabs of a plan, or in a narrow place the sections of an accordion. */
export function InputPanel<Tab extends string>({ strip, plan, ...shape }: InputPanelProps<Tab>) {
  const sheet = useRef<HTMLElement>(null);
  const width = useElementWidth(sheet, FALLBACK_WIDTH_PX, EDITOR_MARGINS_PX);
  const { openingAtom, refusedFieldsAtom } = useEditor();
  const opening = useKitAtomValue(openingAtom);
  const open = useOpenTab(sheet, plan.openTabAtom);
  const hidden: readonly Tab[] = useKitAtomValue(plan.hiddenAtom ?? NOTHING_HIDDEN);
  const tabs = plan.tabs.filter((tab) => tab === open || !hidden.includes(tab));
  const refused = useKitAtomValue(refusedFieldsAtom);
  // A tab with a refused text stays mounted, hidden.
  const mounted = new Set<string>([open, ...[...refused.values()].map(({ tab }) => tab)]);
  const Shape = width < ACCORDION_PX ? PanelAccordion : PanelTabs;
  return (
    <Sheet data-panel="" ref={sheet} aria-label={shape.label}>
      {strip}
      <Shape key={opening} {...shape} plan={{ ...plan, tabs }} open={open} mounted={mounted} />
    </Sheet>
  );
}

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
