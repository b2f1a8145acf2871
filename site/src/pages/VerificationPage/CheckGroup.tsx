import { useState } from 'react';
import type { Check, CheckRow } from './check.ts';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { CheckDetails } from './CheckDetails.tsx';
import { agrees, type Results } from './runChecks.ts';
import { verificationMessages } from './verificationMessages.ts';

export interface CheckGroupProps {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly results: Results;
  /** Whether the group is open without a click. */
  readonly isOpen: boolean;
}

/** The cases of a book or a table; their heading opens and closes them. */
export function CheckGroup({ title, checks, results, isOpen }: CheckGroupProps) {
  const [isPressed, setPressed] = useState(false);
  const isShown = isOpen || isPressed;
  const apart = checks.filter(({ id }) => agrees(results.get(id)) === false).length;
  const waiting = checks.filter(({ id }) => !results.has(id)).length;
  return (
    <Group>
      <h2>
        <button type="button" aria-expanded={isShown} onClick={() => setPressed(!isShown)}>
          <span>{title}</span>
          <Tally>
            <Mark verdict={apart > 0 ? false : waiting > 0 ? null : true} /> {checks.length}
          </Tally>
        </button>
      </h2>
      {isShown ? (
        <ul>
          {checks.map((check) => (
            <CheckLine key={check.id} check={check} rows={results.get(check.id)} />
          ))}
        </ul>
      ) : null}
    </Group>
  );
}

function CheckLine({
  check,
  rows,
}: {
  readonly check: Check;
  readonly rows: readonly CheckRow[] | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{check.title}</span>
        <Tally>
          <Mark verdict={agrees(rows)} />
        </Tally>
      </button>
      {isOpen && rows !== undefined ? <CheckDetails check={check} rows={rows} /> : null}
    </li>
  );
}

function Mark({ verdict }: { readonly verdict: boolean | null }) {
  const t = useText(verificationMessages);
  const name = verdict === null ? 'waiting' : verdict ? 'agrees' : 'differs';
  return (
    <Verdict data-verdict={name} role="img" aria-label={t(`verification.${name}`)}>
      {verdict === null ? '…' : verdict ? '✓' : '✗'}
    </Verdict>
  );
}

const Group = styled.section`
  border-top: 1px solid ${vars.hairline};
  & > h2 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
  & button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${vars.space3};
    width: 100%;
    min-height: 40px;
    padding: ${vars.space1} ${vars.space2};
    border: 0;
    background: none;
    color: ${vars.ink};
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: ${vars.sunken};
    }
    &:focus-visible {
      outline: 2px solid ${vars.focus};
      outline-offset: -2px;
    }
  }
  & > ul {
    margin: 0 0 ${vars.space3};
    padding: 0 0 0 ${vars.space4};
    list-style: none;
  }
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;

const Tally = styled.span`
  flex: none;
  color: ${vars.inkMuted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Verdict = styled.span`
  &[data-verdict='agrees'] {
    color: ${vars.success};
  }
  &[data-verdict='differs'] {
    color: ${vars.error};
  }
`;
