import { type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { PANEL_PX } from '@eecs/ui-kit/editor';
import { useBeamText } from '../messages/useBeamText.ts';
import { rowCountsAtom } from '../state/derivedAtoms.ts';
import { INPUT_TABS, openTabAtom } from '../state/inputTabs.ts';
import { TabBody } from './TabBody.tsx';
import { Body, Count, type PanelShapeProps } from './panelShape.ts';

/** The tabs of the panel: arrows, Home and End go from one to the next. */
export function PanelTabs({ open, mounted, isReadOnly }: PanelShapeProps) {
  const t = useBeamText();
  const id = useId();
  const counts = useKitAtomValue(rowCountsAtom);
  const choose = useSetKitAtom(openTabAtom);
  const list = useRef<HTMLDivElement>(null);
  const current = open ?? 'loads';

  function handleKeyDown(event: KeyboardEvent): void {
    const next = nextOf(event.key, INPUT_TABS.indexOf(current));
    const tab = INPUT_TABS[next];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <Tabs ref={list} role="tablist" aria-label={t('panels.label')} onKeyDown={handleKeyDown}>
        {INPUT_TABS.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={mounted.has(name) ? `${id}-${name}` : undefined}
            aria-selected={name === current}
            tabIndex={name === current ? 0 : -1}
            onClick={() => choose(name)}
          >
            {t(`panels.${name}`)}
            {name === 'case' || counts[name] === 0 ? null : <Count>{counts[name]}</Count>}
          </Tab>
        ))}
      </Tabs>
      {INPUT_TABS.filter((name) => name === current || mounted.has(name)).map((name) => (
        <Room
          key={name}
          role="tabpanel"
          data-panel-body=""
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== current}
        >
          <TabBody tab={name} isReadOnly={isReadOnly} />
        </Room>
      ))}
    </>
  );
}

function nextOf(key: string, index: number): number {
  const count = INPUT_TABS.length;
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** Beside the board every tab has the same room: what stands below the panel keeps its place when another tab is opened. */
const Room = styled(Body)`
  @container (min-width: ${PANEL_PX.beside}px) {
    box-sizing: border-box;
    height: clamp(380px, calc(100vh - 400px), 720px);
    overflow-y: auto;
  }
`;

const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 0 ${vars.space1};
  border-bottom: 1px solid ${vars.hairline};
`;

const Tab = styled.button`
  display: flex;
  flex: 0 1 auto;
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
