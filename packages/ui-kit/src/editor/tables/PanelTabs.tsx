import { type ComponentType, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { PANEL_PX } from '../measures/panelWidth.ts';
import { Body, Count, type PanelShapeProps } from './panelShape.ts';
import type { TabProps } from './tabProps.ts';
import { useOverflow } from './useOverflow.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** The room of what scrolls the row on, at each of its ends; px. */
const EDGE_PX = 28;

/**
 * The tabs of the panel in one row, which scrolls where they are more: arrows, Home and End go from one to the next.
 */
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
  const { before, after } = useOverflow(list);

  // Synchronizes with the browser's layout: the open tab is in sight.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    const from = tab.offsetLeft - row.offsetLeft;
    const most = from - EDGE_PX;
    const least = from + tab.offsetWidth + EDGE_PX - row.clientWidth;
    row.scrollLeft = Math.min(most, Math.max(least, row.scrollLeft));
  }, [open]);

  const scrollOn = (ways: 1 | -1): void =>
    list.current?.scrollBy({ left: ways * list.current.clientWidth * 0.7 });

  return (
    <>
      <Row>
        {before ? (
          <Edge aria-hidden="true" data-side="before" onClick={() => scrollOn(-1)}>
            <ChevronLeft size={16} />
          </Edge>
        ) : null}
        {after ? (
          <Edge aria-hidden="true" data-side="after" onClick={() => scrollOn(1)}>
            <ChevronRight size={16} />
          </Edge>
        ) : null}
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
      </Row>
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
 * All tabs beside the board have the same room: the content below the panel keeps its place when another tab is opened.
 */
const Room = styled(Body)`
  @container (min-width: ${PANEL_PX.beside}px) {
    box-sizing: border-box;
    height: clamp(380px, calc(100vh - 400px), 720px);
    overflow-y: auto;
  }
`;

const Row = styled.div`
  position: relative;
  border-bottom: 1px solid ${vars.hairline};
`;

/** One row in every language; the keys go through it, so that what scrolls it on is for the pointer alone. */
const Tabs = styled.div`
  display: flex;
  padding: 0 ${vars.space1};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Edge = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  display: grid;
  place-items: center;
  width: ${EDGE_PX}px;
  background: ${vars.sheet};
  color: ${vars.inkMuted};
  cursor: pointer;

  &:hover {
    color: ${vars.ink};
  }
  &[data-side='before'] {
    inset-inline-start: 0;
  }
  &[data-side='after'] {
    inset-inline-end: 0;
  }
`;

const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${vars.space1};
  min-height: ${vars.hit};
  padding: 0 ${vars.space2};
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
    box-shadow: inset 0 -2px 0 ${vars.accent};
    color: ${vars.ink};
    font-weight: 600;
  }
`;
