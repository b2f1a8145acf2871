import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom, openingAtom } from '../state/sessionAtoms.ts';
import { BeamPanel } from './BeamPanel.tsx';
import { LoadsTable } from './LoadsTable.tsx';
import { SupportsTable } from './SupportsTable.tsx';
import type { TableProps } from './tableProps.ts';

const TABS = ['loads', 'supports', 'beam'] as const;

/** Everything that can be typed, in three tabs; hidden ones stay mounted and keep what is being typed. */
export function InputPanel({ isReadOnly }: TableProps) {
  const t = useBeamText();
  const id = useId();
  const document = useKitAtomValue(documentAtom);
  const opening = useKitAtomValue(openingAtom);
  const [tab, setTab] = useState<(typeof TABS)[number]>('loads');
  const list = useRef<HTMLDivElement>(null);
  const counts = { loads: document.loads.length, supports: document.supports.length, beam: null };

  function handleKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    setTab(TABS[next] ?? tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <Sheet aria-label={t('panels.label')}>
      <Tabs ref={list} role="tablist" aria-label={t('panels.label')} onKeyDown={handleKeyDown}>
        {TABS.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(`panels.${name}`)}
            {counts[name] === null ? null : <Count>{counts[name]}</Count>}
          </Tab>
        ))}
      </Tabs>
      {TABS.map((name) => (
        <Body
          key={`${name} ${opening}`}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== tab}
        >
          {name === 'loads' ? <LoadsTable isReadOnly={isReadOnly} /> : null}
          {name === 'supports' ? <SupportsTable isReadOnly={isReadOnly} /> : null}
          {name === 'beam' ? <BeamPanel isReadOnly={isReadOnly} /> : null}
        </Body>
      ))}
    </Sheet>
  );
}

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

const Tabs = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-bottom: 1px solid ${vars.hairline};
`;

const Tab = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space1};
  min-height: calc(${vars.hit} + 4px);
  padding: 0 ${vars.space1};
  border: 0;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
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

const Count = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-weight: 400;
`;

const Body = styled.div`
  padding: ${vars.space2} ${vars.space3} ${vars.space3};

  & > p {
    margin: ${vars.space1} 0 0;
  }
`;
