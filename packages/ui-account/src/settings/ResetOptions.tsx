import { Button, useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';
import type { SettingsPanelProps } from './SettingsPanel.tsx';
import { USER_OPTIONS } from './userOptions.ts';

/**
 * Resets every option to its default after a confirmation; the language, the units and the acknowledged cookie notice
 * stay.
 */
export function ResetOptions({ onChange }: Pick<SettingsPanelProps, 'onChange'>) {
  const t = useText(accountMessages);
  const { ask } = useDialogs();
  const { notify } = useNotices();

  async function reset(): Promise<void> {
    const { outcome } = await ask({ kind: 'confirm', message: t('settings.resetAsk') });
    if (outcome !== 'ok') return;
    const { cookiesAccepted: _, ...options } = USER_OPTIONS;
    onChange({ ...options, theme: 'system' });
    notify({ kind: 'success', text: t('settings.resetDone') });
  }

  return (
    <div>
      <Button onClick={() => void reset()}>{t('settings.reset')}</Button>
    </div>
  );
}
