import { useCallback } from 'react';
import { useDialogs, useLocale, useText } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { useConnection } from '../ports/reader/useConnection.ts';
import { pathTo } from '../routes/pathTo.ts';
import { featureMessages } from './featureMessages.ts';
import type { KindId } from '../kinds/kindNames.ts';

/**
 * Returns a function that explains why a feature of a branch is not available, and links to the plan that includes it.
 */
export function useExplainFeature(branch: KindId): (key: string) => void {
  const t = useText(featureMessages);
  const locale = useLocale();
  const call = useConnection();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  return useCallback(
    (key) => {
      void (async () => {
        // If the plans cannot be loaded, the page of plans reports that.
        const found = await import('./askBundle.ts')
          .then(({ askBundle }) => askBundle(call, { key, branch, locale }))
          .catch(() => null);
        const lines = [t('feature.what', { feature: found?.name ?? key })];
        if (found?.bundle != null) {
          const { bundle, c12 } = found.bundle;
          const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
          const price = money.format(c12);
          lines.push(t('feature.where', { bundle: nameOf(bundle, t), price }));
        }
        const { outcome } = await ask({ kind: 'confirm', message: [...lines, t('feature.ask')].join('\n') });
        if (outcome === 'ok') void navigate(pathTo('products'));
      })();
    },
    [t, locale, call, branch, ask, navigate],
  );
}

function nameOf(
  bundle: string,
  t: (key: 'bundle.free' | 'bundle.standard' | 'bundle.professional') => string,
): string {
  const known = (['free', 'standard', 'professional'] as const).find((one) => one === bundle);
  return known === undefined ? bundle : t(`bundle.${known}`);
}
