import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, useText, vars } from '@eecs/ui-kit';
import { cabinetMessages } from './cabinetMessages.ts';

export interface SettingRowProps {
  /** The name of the setting. */
  readonly name: string;
  /** The current value. */
  readonly value: ReactNode;
  /** Whether its form is open; without a form the value is read-only. */
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
  /** The form; rendered while it is open. */
  readonly children?: ReactNode;
}

/** A setting of the account: its name, its current value, and a button that opens its form below. */
export function SettingRow({ name, value, isOpen = false, onToggle, children }: SettingRowProps) {
  const t = useText(cabinetMessages);
  const form = useRef<HTMLDivElement>(null);
  // A newly opened form gets the focus.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [isOpen]);
  return (
    <Row>
      <Line>
        <dl>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </dl>
        {onToggle === undefined ? null : (
          <Button
            variant={isOpen ? 'quiet' : 'plain'}
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('changeNamed', { what: name })}
            onClick={onToggle}
          >
            {t(isOpen ? 'cancel' : 'change')}
          </Button>
        )}
      </Line>
      {isOpen ? <div ref={form}>{children}</div> : null}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${vars.space3};
  padding: ${vars.space2} 0;
  & + & {
    border-top: 1px solid ${vars.hairline};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space3};
  dl {
    min-width: 0;
    margin: 0;
  }
  dt {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  code {
    font: inherit;
    font-family: ${vars.fontMono};
  }
`;
