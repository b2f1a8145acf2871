import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useLaterText } from '../../messages/laterMessages.ts';
import { resultModeAtom } from '../../state/resultMode.ts';
import { ColourKey } from './ColourKey.tsx';
import { listModes } from '../values/listModes.ts';

/** The key of the drawing: what the colours mean, the unit of the values, how many found no room. */
export function ForceKey({
  document,
  set,
  hidden,
}: {
  readonly document: TrussCase;
  readonly set: TrussSet;
  readonly hidden: number;
}) {
  const t = useLaterText();
  const format = useFormat();
  const chosen = useKitAtomValue(resultModeAtom);
  const modes = useMemo(() => listModes(set), [set]);
  const mode = modes.includes(chosen) ? chosen : 'force';
  const unit = mode === 'utilisation' ? '%' : format.unit(mode);
  return (
    <Key>
      {mode === 'force' ? (
        <>
          <span data-sign="1">{t('results.tension')}</span>
          <span data-sign="-1">{t('results.compression')}</span>
        </>
      ) : (
        <ColourKey document={document} set={set} mode={mode} />
      )}
      <span>{t('results.values', { unit })}</span>
      {hidden > 0 ? <span>{t('results.hidden', { count: hidden })}</span> : null}
    </Key>
  );
}

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space4};
  padding: 0 ${vars.space2} ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  print-color-adjust: exact;

  & > [data-sign]::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 4px;
    margin-inline-end: ${vars.space1};
    vertical-align: middle;
    background: ${vars.negative};
  }
  & > [data-sign='1']::before {
    background: ${vars.positive};
  }
`;
