import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { vars } from '../../theme/tokens.ts';
import { PANEL_PX } from '../measures/panelWidth.ts';

/** A table of the answer in its panel, whose title is that of its tab. */
export interface AnswerTab {
  readonly name: string;
  readonly title: string;
  readonly panel: ReactNode;
}

/**
 * The tables of an answer. In the column beside the board the reader sees one at a time, and no table is below the first
 * screen; in one column and on paper the tables follow one another.
 */
export function AnswerTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly AnswerTab[] }) {
  const [chosen, choose] = useState('');
  const open = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  if (open === undefined) return null;
  if (tabs.length === 1) return <>{open.panel}</>;
  return (
    <Group>
      <Switch data-screen-only="">
        <SegmentedControl
          label={label}
          value={open.name}
          segments={tabs.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={choose}
        />
      </Switch>
      {tabs.map(({ name, panel }) => (
        <Part key={name} data-open={name === open.name ? '' : undefined}>
          {panel}
        </Part>
      ))}
    </Group>
  );
}

const BESIDE = `(min-width: ${PANEL_PX.beside}px)`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  @media screen {
    @container ${BESIDE} {
      gap: 0;
      border: 1px solid ${vars.hairline};
      border-radius: ${vars.radius};
      background: ${vars.sheet};
    }
  }
`;

const Switch = styled.div`
  display: none;
  padding: ${vars.space1} ${vars.space3} 0;

  @container ${BESIDE} {
    display: block;
  }
`;

/*
 * The tab is the title of its panel; of the strip of the panel only buttons are left. A panel ends at the bottom of the
 * first screen.
 */
const Part = styled.div`
  min-width: 0;

  @media screen {
    @container ${BESIDE} {
      max-height: max(220px, calc(100vh - 580px));
      overflow-y: auto;

      &:not([data-open]) {
        display: none;
      }
      & > section {
        border: 0;
        box-shadow: none;
      }
      & > section > :first-child {
        margin-top: ${vars.space1};
        border-bottom: 0;
      }
      & > section > :first-child > :is(h2, h3, h4) {
        visibility: hidden;
      }
      & > section > :first-child:not(:has(button, select)) {
        display: none;
      }
    }
  }
`;
