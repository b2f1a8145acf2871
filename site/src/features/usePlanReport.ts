import { useCallback } from 'react';
import { useNotices, useText } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { pathTo } from '../routes/pathTo.ts';
import { featureMessages } from './featureMessages.ts';

/** Error number for features that the plan does not include. */
const MISSING_FEATURES = 74_301;

/**
 * Returns the function that links to the plans if an answer states that the present plan lacks the requested feature.
 */
export function usePlanReport(): (answer: unknown) => void {
  const t = useText(featureMessages);
  const { notify } = useNotices();
  const navigate = useNavigate();
  return useCallback(
    (answer) => {
      if (typeof answer !== 'object' || answer === null) return;
      const { errno, message } = answer as Readonly<Record<string, unknown>>;
      if (errno !== MISSING_FEATURES || typeof message !== 'string') return;
      notify({
        kind: 'warning',
        text: message,
        action: { label: t('feature.open'), run: () => void navigate(pathTo('products')) },
      });
    },
    [t, notify, navigate],
  );
}
