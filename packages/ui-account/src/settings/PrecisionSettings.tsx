import { styled } from 'styled-components';
import { Panel, TextField, useText } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';
import { FIXED_DIGITS_RANGE } from './settings.ts';
import type { SettingsPanelProps } from './SettingsPanel.tsx';
import { useDigitsDraft } from './useDigitsDraft.ts';

/** How many digits numbers are shown with. */
export function PrecisionSettings({ value, onChange }: Pick<SettingsPanelProps, 'value' | 'onChange'>) {
  const t = useText(accountMessages);
  const digits = useDigitsDraft(value.fixedDigits, (fixedDigits) => {
    onChange({ fixedDigits });
  });
  return (
    <Panel title={t('settings.precision')}>
      <Narrow>
        <TextField
          label={t('settings.fixedDigits')}
          hint={t('settings.fixedDigitsHint', FIXED_DIGITS_RANGE)}
          error={digits.isWrong ? t('settings.fixedDigitsError', FIXED_DIGITS_RANGE) : undefined}
          inputMode="numeric"
          value={digits.text}
          onChange={digits.type}
          onBlur={digits.commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') digits.commit();
            if (event.key === 'Escape') digits.restore();
          }}
        />
      </Narrow>
    </Panel>
  );
}

const Narrow = styled.div`
  max-width: 360px;
`;
