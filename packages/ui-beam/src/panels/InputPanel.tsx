import { useRef } from 'react';
import { styled } from 'styled-components';
import { createLate, useElementWidth, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { openingAtom, refusedFieldsAtom } from '../state/sessionAtoms.ts';
import { PanelAccordion } from './PanelAccordion.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { Strip } from './panelShape.ts';
import { useFetchedTabs } from './useFetchedTabs.ts';
import { useOpenTab } from './useOpenTab.ts';
import type { TabProps } from './tabProps.ts';

const StatusStrip = createLate(() => import('./StatusStrip.tsx'), 'StatusStrip', {
  fallback: () => <Strip />,
});

/** Below this width the tabs stand under each other. A panel beside the board is never as narrow. */
const ACCORDION_PX = 380;

/** Everything that can be typed: seven tabs, in a narrow place seven sections of an accordion. */
export function InputPanel({ isReadOnly }: TabProps) {
  const t = useBeamText();
  const sheet = useRef<HTMLElement>(null);
  const width = useElementWidth(sheet, 400);
  const opening = useKitAtomValue(openingAtom);
  const open = useOpenTab(sheet);
  useFetchedTabs();
  const refused = useKitAtomValue(refusedFieldsAtom);
  // A tab in which a refused text stands keeps it, out of sight.
  const mounted = new Set([open, ...[...refused.values()].map(({ tab }) => tab)]);
  const Shape = width < ACCORDION_PX ? PanelAccordion : PanelTabs;
  return (
    <Sheet ref={sheet} aria-label={t('panels.label')}>
      <StatusStrip />
      <Shape key={opening} open={open} mounted={mounted} isReadOnly={isReadOnly} />
    </Sheet>
  );
}

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
