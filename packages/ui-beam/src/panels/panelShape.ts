import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import type { InputTab } from '../state/inputTabs.ts';
import type { TabProps } from './tabProps.ts';

/** What the tabs and the accordion are told alike. */
export interface PanelShapeProps extends TabProps {
  readonly open: InputTab | null;
  /** The tabs whose bodies are there: the open one, and hidden ones that keep what was typed. */
  readonly mounted: ReadonlySet<InputTab | null>;
}

/** How many rows a tab has. */
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

/** The line above the tabs: as high before the marks of the case are there. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: calc(${vars.hit} + 5px);

  @media (pointer: fine) {
    flex-wrap: nowrap;
  }
  padding: 2px ${vars.space2};
  border-bottom: 1px solid ${vars.hairline};
`;
