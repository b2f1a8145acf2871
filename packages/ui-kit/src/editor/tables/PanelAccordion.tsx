import { type ComponentType, useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import type { TabProps } from './tabProps.ts';
import { Body, Count, type PanelShapeProps } from './panelShape.ts';

/** The tabs of the panel one below the other; the open one can be closed. */
export function PanelAccordion<Tab extends string>(props: PanelShapeProps<Tab>) {
  const { plan, nameOf, open, mounted, isReadOnly } = props;
  const id = useId();
  const counts = useKitAtomValue(plan.countsAtom);
  const choose = useSetKitAtom(plan.openTabAtom);
  // A selection opens its tab again, so the closed state is stored with the tab that it applied to.
  const [closed, setClosed] = useState<Tab | null>(null);
  const shown = open === closed ? null : open;
  return plan.tabs.map((name) => {
    const TabBody: ComponentType<TabProps> = plan.bodies[name];
    return (
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
              {nameOf(name)} {counts[name] ? <Count>{counts[name]}</Count> : null}
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
          {name === shown || mounted.has(name) ? <TabBody isReadOnly={isReadOnly} /> : null}
        </Body>
      </div>
    );
  });
}

const Heading = styled.h2`
  margin: 0;
  font: inherit;
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
