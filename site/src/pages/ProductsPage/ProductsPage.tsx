import { useCallback } from 'react';
import {
  AskedView,
  findUser,
  formMessages,
  planMessages,
  type PlanChoice,
  PlanTable,
  useAsked,
} from '@eecs/ui-account';
import { useText } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { readSelling } from '../../ports/page/readSelling.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { useFailureNotice } from '../../ports/reader/useFailureNotice.ts';
import { usePlans } from '../../ports/reader/usePlans.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';
import { subscribePath } from '../../navigation/subscribePath.ts';

export const texts = [planMessages, formMessages, failureMessages];

/** Lists the plans for everybody; for a logged-in reader, also what choosing each one would mean. */
export function ProductsPage() {
  const tSite = useText(siteMessages);
  return (
    <WideColumn>
      <PageHeading>{tSite('page.products')}</PageHeading>
      <WithAccount>
        <Products />
      </WithAccount>
    </WideColumn>
  );
}

function Products() {
  const t = useText(planMessages);
  const plans = usePlans();
  const navigate = useNavigate();
  const session = useSiteSession();
  const user = findUser(session);
  const isIn = user !== null;
  const ask = useCallback(async () => {
    const [products, features] = await Promise.all([
      isIn ? plans.readOffer().then(({ _products }) => _products) : plans.listProducts(),
      plans.listFeatures(),
    ]);
    return { products, features };
  }, [plans, isIn]);
  const asked = useAsked(ask);
  useFailureNotice(asked.state === 'failed' ? asked.reason : null);
  const current =
    'subscriptions' in session
      ? Object.fromEntries(session.subscriptions.map(({ branchId, bundleId }) => [branchId, bundleId]))
      : {};
  return (
    <AskedView asked={asked} failed={t('plans.failed')}>
      {({ products, features }) => (
        <PlanTable
          // A reader who is not logged in goes to the login first, and then to the chosen plan.
          products={
            isIn
              ? products
              : products.map((one) => ({ ...one, label: one.bundle_id === 1 ? '-' : 'subscribe' }))
          }
          features={features}
          selling={readSelling()}
          current={current}
          onChoose={(choice: PlanChoice) => void navigate(subscribePath(choice))}
        />
      )}
    </AskedView>
  );
}
