import { useCallback } from 'react';
import { Link, Navigate } from '../../navigation/Link.tsx';
import { useLocation } from '../../navigation/VisitContext.ts';
import {
  AskedView,
  type Bought,
  formMessages,
  planMessages,
  type Session,
  SubscribeForm,
  useAsked,
} from '@eecs/ui-account';
import { useNotices, useText } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { readChoice } from '../../navigation/subscribePath.ts';
import { isTestSelling } from '../../ports/page/readSelling.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { usePlans } from '../../ports/reader/usePlans.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { findRedirectHosts, resolveRedirect } from '../../navigation/resolveRedirect.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';

export const texts = [planMessages, formMessages, failureMessages];

/** Buys a plan. If nothing can be bought, leads to the home page. */
export function SubscribePage() {
  const tSite = useText(siteMessages);
  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.subscribe')}</PageHeading>
      <WithAccount>
        <Subscribe />
      </WithAccount>
    </ReadingColumn>
  );
}

/** Returns name and address of the logged-in user, as printed on the invoice. */
function writeBuyer(session: Session): string {
  if (!('user' in session)) return '';
  const { firstName, lastName, email } = session.user;
  return [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(', ');
}

function Subscribe() {
  const t = useText(planMessages);
  const tSite = useText(siteMessages);
  const session = useSiteSession();
  const plans = usePlans();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const ask = useCallback(async () => {
    const [{ _products: products }, features] = await Promise.all([plans.readOffer(), plans.listFeatures()]);
    return { products, features };
  }, [plans]);
  const asked = useAsked(ask);

  function leave({ id, state, redirect }: Bought): void {
    const { origin } = window.location;
    const way =
      redirect === null ? null : resolveRedirect(redirect, { origin, hosts: findRedirectHosts(document) });
    // The page of the payment provider, whose host the server's configuration names.
    if (way?.kind === 'open') {
      window.location.assign(way.address);
      return;
    }
    notify({
      kind: state === 'paid' ? 'success' : 'info',
      text: t(state === 'paid' ? 'plans.paid' : 'plans.pending', { id }),
    });
    void navigate(pathTo('subscriptionManager'));
  }

  return (
    <AskedView asked={asked} failed={t('plans.failed')}>
      {({ products, features }) =>
        products.some(({ label }) => label !== '-') ? (
          <SubscribeForm
            api={plans}
            products={products}
            features={features}
            initial={readChoice(search)}
            onBought={leave}
            buyer={writeBuyer(session)}
            isTest={isTestSelling()}
            terms={<Link to={pathTo('terms', { docRef: 'terms' })}>{tSite('footer.terms')}</Link>}
          />
        ) : (
          <Navigate replace to={pathTo('home')} />
        )
      }
    </AskedView>
  );
}
