import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { rowCountsAtom } from '../state/derivedAtoms.ts';
import { INPUT_TABS, openTabAtom } from '../state/inputTabs.ts';
import { TabBody } from './TabBody.tsx';
import { Body, Count, type PanelShapeProps } from './panelShape.ts';

/** The tabs of the panel under each other; the open one can be closed. */
export function PanelAccordion({ open, mounted, isReadOnly }: PanelShapeProps) {
  const t = useBeamText();
  const id = useId();
  const counts = useKitAtomValue(rowCountsAtom);
  const choose = useSetKitAtom(openTabAtom);
  // A tab opened by the selection opens again, so what is closed is remembered with the one it was.
  const [closed, setClosed] = useState<typeof open>(null);
  const shown = open === closed ? null : open;
  return INPUT_TABS.map((name) => (
    <div key={name}>
      <Heading>
        <button
          type="button"
          id={`${id}-${name}-head`}
          aria-expanded={name === shown}
          aria-controls={`${id}-${name}`}
          onClick={() => {
            setClosed(name === shown ? name : null);
            choose(name);
          }}
        >
          <span>
            {t(`panels.${name}`)}{' '}
            {name === 'case' || counts[name] === 0 ? null : <Count>{counts[name]}</Count>}
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </Heading>
      <Body
        role="region"
        data-panel-body=""
        id={`${id}-${name}`}
        aria-labelledby={`${id}-${name}-head`}
        hidden={name !== shown}
      >
        {name === shown || mounted.has(name) ? <TabBody tab={name} isReadOnly={isReadOnly} /> : null}
      </Body>
    </div>
  ));
}

const Heading = styled.h3`
  margin: 0;
  border-bottom: 1px solid ${vars.hairline};

  & > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: ${vars.hit};
    padding: 0 ${vars.space3};
    border: 0;
    background: transparent;
    color: ${vars.ink};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
