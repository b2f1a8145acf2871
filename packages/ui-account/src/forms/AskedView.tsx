import type { ReactNode } from 'react';
import { Alert, Button, Spinner, useText } from '@eecs/ui-kit';
import { useAccount } from '../session/AccountContext.ts';
import { formMessages } from './formMessages.ts';
import type { Asked } from './useAsked.ts';

export interface AskedViewProps<T> {
  readonly asked: Asked<T>;
  /** Text above the reason when loading failed: what could not be loaded. */
  readonly failed: string;
  readonly children: (value: T) => ReactNode;
}

/**
 * Shows requested data once they are loaded; until then that they are loading, or why they failed with a button to
 * retry.
 */
export function AskedView<T>({ asked, failed, children }: AskedViewProps<T>) {
  const t = useText(formMessages);
  const { describeFailure } = useAccount();
  switch (asked.state) {
    case 'loading':
      return <Spinner delayMs={400} label={t('form.loading')} />;
    case 'failed':
      return (
        <Alert kind="error" title={failed} actions={<Button onClick={asked.retry}>{t('form.retry')}</Button>}>
          {describeFailure(asked.reason)}
        </Alert>
      );
    case 'loaded':
      return children(asked.value);
    default:
      return asked satisfies never;
  }
}
