import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import {
  AskedView,
  formMessages,
  InvoiceList,
  InvoiceSheet,
  type ListedInvoice,
  planMessages,
  type Subscription,
  SubscriptionList,
  useAsked,
  type User,
} from '@eecs/ui-account';
import { Button, useText, vars } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { subscribePath } from '../../navigation/subscribePath.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { usePlans } from '../../ports/reader/usePlans.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';

export const texts = [planMessages, formMessages, failureMessages];

/** The plans and invoices of the logged-in user. */
export function SubscriptionManagerPage() {
  const tSite = useText(siteMessages);
  const session = useSiteSession();
  const [printed, setPrinted] = useState<ListedInvoice | null>(null);
  if (!('user' in session)) return null;
  const { user, subscriptions } = session;
  return (
    <WideColumn>
      {printed === null ? (
        <WithAccount>
          <PageHeading>{tSite('page.subscriptionManager')}</PageHeading>
          <Manager subscriptions={subscriptions} onPrint={setPrinted} />
        </WithAccount>
      ) : (
        <Printed invoice={printed} user={user} onClose={() => setPrinted(null)} />
      )}
    </WideColumn>
  );
}

interface ManagerProps {
  readonly subscriptions: readonly Subscription[];
  readonly onPrint: (invoice: ListedInvoice) => void;
}

function Manager({ subscriptions, onPrint }: ManagerProps) {
  const t = useText(planMessages);
  const tSite = useText(siteMessages);
  const plans = usePlans();
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const askOffer = useCallback(() => plans.readOffer(), [plans]);
  const askInvoices = useCallback(() => plans.listInvoices(), [plans]);
  const offer = useAsked(askOffer);
  const invoices = useAsked(askInvoices);
  return (
    <>
      <AskedView asked={offer} failed={t('plans.failed')}>
        {({ _products }) => (
          <SubscriptionList
            subscriptions={subscriptions}
            products={_products}
            now={now}
            onChoose={(choice) => void navigate(subscribePath(choice))}
          />
        )}
      </AskedView>
      <div>
        <LinkButton to={pathTo('products')}>{tSite('page.products')}</LinkButton>
      </div>
      <h2>{t('invoices.heading')}</h2>
      <AskedView asked={invoices} failed={t('invoices.failed')}>
        {(listed) => <InvoiceList invoices={listed} onPrint={onPrint} />}
      </AskedView>
    </>
  );
}

interface PrintedProps {
  readonly invoice: ListedInvoice;
  readonly user: User;
  readonly onClose: () => void;
}

function Printed({ invoice, user, onClose }: PrintedProps) {
  const t = useText(planMessages);
  return (
    <>
      <Buttons data-screen-only>
        <Button variant="primary" onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
        <Button onClick={onClose}>{t('invoice.close')}</Button>
      </Buttons>
      <InvoiceSheet invoice={invoice} user={user} />
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${vars.space2};
`;
