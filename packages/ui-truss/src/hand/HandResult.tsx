import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { Symbol } from './Symbol.tsx';
import type { EquationUnits, EquationWriter } from '@eecs/ui-kit/layout';
import type { HandValue } from './workOut.ts';
import { nameTerm } from './writeLine.ts';

/** A computed force with its unit, tension or compression, and whether the solver agrees. */
export function HandResult({
  value: { force, value, agrees },
  links,
  writer,
  units,
  isAsked = false,
}: {
  readonly value: HandValue;
  readonly links: TrussCase['links'];
  readonly writer: EquationWriter;
  readonly units: EquationUnits;
  /** Whether the reader asked about this force. @default false */
  readonly isAsked?: boolean;
}) {
  const t = useResultsText();
  if (value === null) return null;
  const text = writer.force(value);
  const isNone = text === writer.force(0);
  return (
    <Line data-wrong={agrees ? undefined : ''} data-asked={isAsked ? '' : undefined}>
      <Symbol {...nameTerm(force, { links })} /> = <b>{text}</b> {units.force}
      {force.kind === 'link' ? (
        <Kind data-sign={isNone ? 0 : Math.sign(value)}>
          {t(isNone ? 'none' : value > 0 ? 'tension' : 'compression')}
        </Kind>
      ) : null}
      <Mark>
        {agrees ? '✓' : '✗'}{' '}
        {agrees ? t('agrees') : t('disagrees', { value: `${writer.force(force.force)} ${units.force}` })}
      </Mark>
    </Line>
  );
}

const Line = styled.span`
  padding-inline-start: ${vars.space3};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`;

const Kind = styled.span`
  margin-inline-start: ${vars.space2};
  color: ${vars.inkMuted};

  &[data-sign='1'] {
    color: ${vars.positiveText};
  }
  &[data-sign='-1'] {
    color: ${vars.negativeText};
  }
`;

const Mark = styled.span`
  margin-inline-start: ${vars.space2};
  color: ${vars.success};
  font-size: ${vars.text1};

  [data-wrong] > & {
    color: ${vars.error};
    font-weight: 600;
  }
`;
