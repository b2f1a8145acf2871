import type { DescriptorEquation, DescriptorSystem, IsolatedBlock } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { equationMessages } from './equationMessages.ts';
import type { UnknownSign } from './nameUnknown.ts';
import { solveSteps } from './solveSteps.ts';
import { Sign, Sum, useNumber } from './Sum.tsx';

export interface BlockViewProps {
  readonly system: DescriptorSystem;
  readonly block: IsolatedBlock;
  readonly signs: readonly UnknownSign[];
  readonly nameEquation: (equation: DescriptorEquation) => string;
}

/** A block of equations that can be solved by itself, and its solution step by step. */
export function BlockView({ system, block, signs, nameEquation }: BlockViewProps) {
  const t = useText(equationMessages);
  const write = useNumber();
  const steps = solveSteps(system, block);
  const sign = (column: number): UnknownSign => signs[column] ?? { letter: '?', index: '' };
  return (
    <Block aria-label={t('block', { number: block.order + 1 })}>
      <h4>{t('block', { number: block.order + 1 })}</h4>
      <Lines>
        {block.equations.map((equation) => {
          const label = system.equations[equation];
          return (
            <li key={equation}>
              <small>{label === undefined ? '' : nameEquation(label)}</small>
              <div>
                <Sum
                  terms={system.A.entries
                    .filter(([i]) => i === equation)
                    .map(([, column, factor]) => ({ factor, sign: sign(column) }))}
                />{' '}
                = {write(system.b[equation] ?? 0)}
              </div>
            </li>
          );
        })}
      </Lines>
      {steps === null ? (
        <p>{t('tooLarge', { count: block.unknowns.length })}</p>
      ) : (
        <Lines data-steps="">
          {steps.length > 1
            ? steps.map(({ column, terms, constant }) => (
                <li key={column}>
                  <Sign sign={sign(column)} /> ={' '}
                  <Sum
                    terms={[
                      ...(constant === 0 && terms.length > 0 ? [] : [{ factor: constant }]),
                      ...terms.map((term) => ({ factor: term.factor, sign: sign(term.column) })),
                    ]}
                  />
                </li>
              ))
            : null}
          <li>
            {[...steps].reverse().map(({ column, value }, at) => (
              <span key={column}>
                {at === 0 ? '' : ', '}
                <strong>
                  <Sign sign={sign(column)} /> = {write(value)}
                </strong>
              </span>
            ))}
          </li>
        </Lines>
      )}
    </Block>
  );
}

const Block = styled.section`
  padding: ${vars.space2} 0;
  border-top: 1px solid ${vars.hairline};

  & > h4 {
    margin: 0 0 ${vars.space1};
    font-size: ${vars.text2};
  }
  & > p {
    margin: 0;
    color: ${vars.inkMuted};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${vars.space1};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  &[data-steps] {
    margin-top: ${vars.space2};
    padding-inline-start: ${vars.space4};
    border-inline-start: 2px solid ${vars.hairline};
  }
`;
