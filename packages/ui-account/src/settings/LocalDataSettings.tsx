import { styled } from 'styled-components';
import { Button, Panel, useDialogs, useNotices, useText, vars } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';

export interface LocalDataSettingsProps {
  readonly onClearCase?: () => void;
  readonly onClearAll?: () => void;
}

/** Buttons that clear the data in the browser. Each asks for confirmation and reports the result. */
export function LocalDataSettings({ onClearCase, onClearAll }: LocalDataSettingsProps) {
  const t = useText(accountMessages);
  const { ask } = useDialogs();
  const { notify } = useNotices();

  async function clear(name: 'clearCase' | 'clearAll', run: () => void): Promise<void> {
    const { outcome } = await ask({ kind: 'confirm', message: t(`settings.${name}Ask`) });
    if (outcome !== 'ok') return;
    run();
    notify({ kind: 'success', text: t(`settings.${name}Done`) });
  }

  return (
    <Panel title={t('settings.localData')}>
      <Hint>{t('settings.localDataHint')}</Hint>
      <Buttons>
        {onClearCase === undefined ? null : (
          <Button onClick={() => void clear('clearCase', onClearCase)}>{t('settings.clearCase')}</Button>
        )}
        {onClearAll === undefined ? null : (
          <Button variant="danger" onClick={() => void clear('clearAll', onClearAll)}>
            {t('settings.clearAll')}
          </Button>
        )}
      </Buttons>
    </Panel>
  );
}

const Hint = styled.p`
  margin: 0 0 ${vars.space3};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
