import { styled } from 'styled-components';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { useFormat, vars } from '@eecs/ui-kit';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { STEPS, fullScale, opacityOf } from '../values/colourScale.ts';
import { listStrengths } from '../values/listStrengths.ts';

/** The colour scale from the greatest compression to the greatest tension, with the strengths of the materials. */
export function ColourKey({
  document,
  set,
  mode,
}: {
  readonly document: TrussCase;
  readonly set: TrussSet;
  readonly mode: 'stress' | 'utilisation';
}) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const { system } = document.units;
  const full = fullScale(set.stress ?? [], mode);
  const write = (share: number): string =>
    mode === 'stress'
      ? format.quantity(share * full, { quantity: 'stress', system, digits: 1, withUnit: false })
      : `${Math.abs(Math.round(share * 100))} %`;
  const stress = (value: number): string => format.brief(value, { quantity: 'stress', system });
  const strengths = listStrengths(document);
  const steps = Array.from({ length: STEPS }, (_, at) => at + 1);
  return (
    <>
      <Scale role="img" aria-label={tOwn('scale', { from: write(-1), to: write(1) })}>
        <Name>{t('results.compression')}</Name>
        <Bar>
          {steps.toReversed().map((step) => (
            <Cell key={-step} data-sign="-1" style={{ opacity: opacityOf(step) }} />
          ))}
          {steps.map((step) => (
            <Cell key={step} data-sign="1" style={{ opacity: opacityOf(step) }} />
          ))}
          {[-1, -0.5, 0, 0.5, 1].map((share) => (
            <Tick key={share} style={{ insetInlineStart: `${(share + 1) * 50}%` }}>
              {write(share)}
            </Tick>
          ))}
        </Bar>
        <Name>{t('results.tension')}</Name>
      </Scale>
      {strengths.map(({ name, tension, compression }) => (
        <span key={name}>
          {tension === compression && tension !== null
            ? tOwn('strength.both', { name, value: stress(tension) })
            : tOwn('strength', {
                name,
                tension: tension === null ? '–' : stress(tension),
                compression: compression === null ? '–' : stress(compression),
              })}
        </span>
      ))}
      {mode === 'utilisation' ? <Over>{tOwn('scale.over')}</Over> : null}
    </>
  );
}

const Scale = styled.span`
  display: inline-flex;
  align-items: start;
  gap: ${vars.space4};
  padding-block: ${vars.space1} 14px;
`;

const Name = styled.span`
  line-height: 12px;
`;

const Bar = styled.span`
  position: relative;
  display: inline-flex;
  width: min(240px, 46vw);
  height: 12px;
`;

const Cell = styled.span`
  flex: 1;
  background: ${vars.negative};

  &[data-sign='1'] {
    background: ${vars.positive};
  }
`;

const Tick = styled.span`
  position: absolute;
  top: 13px;
  transform: translateX(-50%);
  font-variant-numeric: tabular-nums;
  line-height: 14px;
  white-space: nowrap;

  &::before {
    content: '';
    position: absolute;
    top: -5px;
    left: 50%;
    width: 1px;
    height: 5px;
    background: ${vars.ink};
  }
`;

const Over = styled.span`
  &::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 10px;
    margin-inline-end: ${vars.space1};
    vertical-align: middle;
    background: ${vars.warning};
    opacity: 0.5;
  }
`;
