import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import type { PanelPlan } from './panelPlan.ts';
import type { TabProps } from './tabProps.ts';

/** Props that the tabs and the accordion share. */
export interface PanelShapeProps<Tab extends string> extends TabProps {
  readonly plan: PanelPlan<Tab>;
  /** The name of the panel. */
  readonly label: string;
  /** The name of a tab. */
  readonly nameOf: (tab: Tab) => string;
  readonly open: Tab;
  /** The tabs whose content is mounted: the open tab, and hidden tabs that keep their input. */
  readonly mounted: ReadonlySet<string>;
}

/** The number of rows of a tab. */
export const Count = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-weight: 400;
`;

/** The room of a tab's contents. */
export const Body = styled.div`
  padding: ${vars.space2} ${vars.space3} ${vars.space3};

  & > p:not(:first-child) {
    margin-top: ${vars.space2};
  }
`;

/** The line above the tabs, for an editor without a status line at the bottom. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space3};
  min-height: ${vars.hit};
  padding: 2px ${vars.space2};
  border-bottom: 1px solid ${vars.hairline};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};

  @container (min-width: 640px) {
    display: none;
  }
`;
