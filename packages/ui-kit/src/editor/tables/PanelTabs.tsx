import { type ComponentType, type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { PANEL_PX } from '../measures/panelWidth.ts';
import { Body, Count, type PanelShapeProps } from './panelShape.ts';
import type { TabProps } from './tabProps.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** The tabs of the panel, all visible: arrow keys, Home and End move between them. */
export function PanelTabs<Tab extends string>(props: PanelShapeProps<Tab>) {
  const { plan, label, nameOf, open, mounted, isReadOnly } = props;
  const { tabs, bodies } = plan;
  const id = useId();
  const counts = useKitAtomValue(plan.countsAtom);
  const choose = useSetKitAtom(plan.openTabAtom);
  const list = useRef<HTMLDivElement>(null);
  const { handleKey } = useRovingFocus(list, {
    count: tabs.length,
    axis: 'x',
    wraps: true,
    findEntry: (box, place) => box.querySelectorAll<HTMLElement>('[role="tab"]')[place] ?? null,
    choose: (place) => {
      const tab = tabs[place];
      if (tab !== undefined) choose(tab);
    },
  });
  return (
    <>
      <Tabs
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={(event: KeyboardEvent) => void handleKey(event, tabs.indexOf(open))}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={mounted.has(name) ? `${id}-${name}` : undefined}
            aria-selected={name === open}
            tabIndex={name === open ? 0 : -1}
            onClick={() => choose(name)}
          >
            {nameOf(name)}
            {counts[name] ? <Count>{counts[name]}</Count> : null}
          </Tab>
        ))}
      </Tabs>
      {tabs
        .filter((name) => mounted.has(name))
        .map((name) => {
          const TabBody: ComponentType<TabProps> = bodies[name];
          return (
            <Room
              key={name}
              role="tabpanel"
              data-panel-body=""
              id={`${id}-${name}`}
              aria-labelledby={`${id}-${name}-tab`}
              hidden={name !== open}
            >
              <TabBody isReadOnly={isReadOnly} />
            </Room>
          );
        })}
    </>
  );
}

/**
 * All tabs beside the board have the same height, so that the content below the panel does not move when another tab is
 * opened.
 */
const Room = styled(Body)`
  @container (min-width: ${PANEL_PX.beside}px) {
    box-sizing: border-box;
    height: var(--panel-body, clamp(380px, calc(100vh - 400px), 960px));
    overflow-y: auto;
  }
`;

/** As many rows as the tabs need: none is hidden in any language. */
const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 0 ${vars.space1};
  border-bottom: 1px solid ${vars.hairline};
`;

const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${vars.space1};
  min-height: ${vars.hit};
  padding: 0 6px;
  border: 0;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${vars.ink};
  }
  &[aria-selected='true'] {
    /* Bolder type would be wider, and would move other tabs into another row. */
    box-shadow: inset 0 -3px 0 ${vars.accent};
    background: ${vars.accentWash};
    color: ${vars.ink};
  }
`;
