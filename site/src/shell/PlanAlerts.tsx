import { useEffect, useRef } from 'react';
import { listAlerts, planMessages, type Subscription, usePlanNames } from '@eecs/ui-account';
import { useNotices, useText, useTexts } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { subscribePath } from '../navigation/subscribePath.ts';

const TEXTS = [planMessages];

/** Announces plans that end within days, each remaining day once per page, until the reader closes the message. */
export function PlanAlerts({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const t = useText(planMessages);
  const isReady = useTexts(TEXTS);
  const names = usePlanNames();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());

  // Synchronizes with the notices, which stay until the reader closes them.
  useEffect(() => {
    if (!isReady) return;
    for (const { branch, branchId, bundleId, days } of listAlerts(subscriptions)) {
      const key = `${branchId} ${days}`;
      if (told.current.has(key)) continue;
      told.current.add(key);
      notify({
        kind: 'alert',
        text: t('notices.ends', {
          branch: names.branch(branch),
          bundle: names.bundle(bundleId),
          count: days ?? 0,
        }),
        action: {
          label: t('label.renew'),
          run: () => void navigate(subscribePath({ productId: 0, branchId, bundleId, period: 12 })),
        },
      });
    }
  }, [isReady, subscriptions, names, notify, navigate, t]);

  return null;
}
