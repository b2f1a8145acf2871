import { useEffect } from 'react';
import { useNotices, useText } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { describeFailure } from '../api/describeFailure.ts';

/** Shows a notice with the reason why data could not be loaded, each time the reason changes; null means none. */
export function useFailureNotice(reason: unknown): void {
  const t = useText(failureMessages);
  const { notify } = useNotices();
  const text = reason === null ? '' : describeFailure(reason, t);
  useEffect(() => {
    if (text !== '') notify({ kind: 'error', text });
  }, [notify, text]);
}
