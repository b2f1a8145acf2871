import { type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, SegmentedControl, useText, vars } from '@eecs/ui-kit';
import {
  type Bought,
  type Features,
  PERIODS,
  type PlanChoice,
  type PlansApi,
  type Product,
} from '../api/plansApi.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';
import { useAccount } from '../session/AccountContext.ts';
import { WaitOverlay } from '../forms/WaitOverlay.tsx';
import { reportToSession } from '../session/reportToSession.ts';
import { AskedView } from '../forms/AskedView.tsx';
import { ChoiceCards } from '../forms/ChoiceCards.tsx';
import { explainQuote } from './explainQuote.ts';
import { FeatureList } from './FeatureList.tsx';
import { fitChoice, isWhole } from './fitChoice.ts';
import { planMessages } from './planMessages.ts';
import { useAsked } from '../forms/useAsked.ts';
import { useMoney } from './useMoney.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface SubscribeFormProps {
  readonly api: PlansApi;
  /** The products on offer, with labels. */
  readonly products: readonly Product[];
  /** The features that the products include. */
  readonly features: Features;
  readonly initial: PlanChoice;
  /** Called after a purchase; its `redirect` leads to the payment page. */
  readonly onBought: (bought: Bought) => void;
  /** The buyer, as the invoice will name them. @default not named */
  readonly buyer?: string;
  /** Whether payments are only simulated on this site. @default false */
  readonly isTest?: boolean;
  /** The terms of the purchase with a link to them; next to the pay button. */
  readonly terms?: ReactNode;
}

/** Buys a plan: branch, bundle, months, and the cost line by line, before anything is paid. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { api, products, features, initial, onBought, buyer, isTest = false, terms } = props;
  const t = useText(planMessages);
  const names = usePlanNames();
  const money = useMoney();
  const offered = products.filter(({ label }) => label !== undefined && label !== '-');
  const [choice, setChoice] = useState(() => fitChoice(initial, offered));
  const branches = [...new Map(offered.map(({ branch_id, branch }) => [branch_id, branch]))];
  const ofBranch = products.filter(({ branch_id }) => branch_id === choice.branchId);
  const bundles = offered.filter((one) => ofBranch.includes(one));
  const chosen = bundles.find(({ bundle_id }) => bundle_id === choice.bundleId);
  return (
    <Steps>
      <Step>
        <h2>1. {t('plans.branch')}</h2>
        <SegmentedControl
          label={t('plans.branch')}
          value={String(choice.branchId)}
          segments={branches.map(([id, branch]) => ({ value: String(id), label: names.branch(branch) }))}
          onChange={(id) => setChoice(fitChoice({ ...choice, branchId: Number(id) }, offered))}
        />
      </Step>
      <Step>
        <h2>2. {t('plans.bundle')}</h2>
        <ChoiceCards
          label={t('plans.bundle')}
          value={String(choice.bundleId ?? '')}
          cards={bundles.map((one) => ({
            value: String(one.bundle_id),
            title: names.bundle(one.bundle_id),
            note: [
              t('plans.from', { price: money(Math.min(...PERIODS.map((months) => one[`c${months}`]))) }),
              ...(one.label === 'renew' || one.label === 'switch' ? [t(`label.${one.label}`)] : []),
            ].join(' · '),
          }))}
          onChange={(id) => setChoice({ ...choice, bundleId: Number(id) })}
        />
        {chosen === undefined ? null : (
          <Inside aria-label={names.bundle(chosen.bundle_id)}>
            <FeatureList product={chosen} bundles={ofBranch} features={features} />
          </Inside>
        )}
      </Step>
      <Step>
        <h2>3. {t('plans.period')}</h2>
        <ChoiceCards
          label={t('plans.period')}
          value={String(choice.period)}
          cards={PERIODS.map((months) => ({
            value: String(months),
            title: t('plans.months', { count: months }),
            note: chosen === undefined ? '' : `${money(chosen[`c${months}`])} ${t('plans.aMonth')}`,
          }))}
          onChange={(months) =>
            setChoice({ ...choice, period: PERIODS.find((one) => String(one) === months) ?? 1 })
          }
        />
      </Step>
      <Step>
        <h2>4. {t('plans.review')}</h2>
        {chosen === undefined || !isWhole(choice) ? (
          <p>{t('plans.choose')}</p>
        ) : (
          <Review
            key={JSON.stringify(choice)}
            api={api}
            choice={choice}
            onBought={onBought}
            buyer={buyer}
            isTest={isTest}
            terms={terms}
          />
        )}
      </Step>
    </Steps>
  );
}

interface ReviewProps extends Pick<SubscribeFormProps, 'api' | 'onBought'> {
  readonly choice: PlanChoice;
  readonly buyer: string | undefined;
  readonly isTest: boolean;
  readonly terms: ReactNode;
}

function Review({ api, choice, onBought, buyer, isTest, terms }: ReviewProps) {
  const t = useText(planMessages);
  const money = useMoney();
  const write = useWrittenDate();
  const { describeFailure, session } = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const ask = useCallback(() => api.quote(choice), [api, choice]);
  const asked = useAsked(ask);

  async function pay(quote: string): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const answer = await api.buy(choice, quote);
      session.report({ type: 'changed', answer });
      if (answer.invoice !== undefined) onBought(answer.invoice);
    } catch (error) {
      reportToSession(session, error);
      setProblem(describeFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <AskedView asked={asked} failed={t('plans.quoteFailed')}>
      {({ quote }) =>
        quote === undefined ? null : (
          <WaitOverlay isWaiting={isSending}>
            <Bill>
              <tbody>
                {explainQuote(quote).map(({ key, amount, isTotal = false }) => (
                  <tr key={key} data-total={isTotal || undefined}>
                    <th scope="row">{t(key)}</th>
                    <td>{money(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </Bill>
            <p>{t('quote.dates', { from: write(quote.issued), to: write(quote.expires) })}</p>
            <details>
              <summary>{t('quote.how')}</summary>
              <p>{t('quote.howText')}</p>
            </details>
            {quote.seller === undefined ? null : <p>{t('plans.seller', { seller: quote.seller })}</p>}
            {buyer === undefined ? null : <p>{t('plans.buyer', { buyer })}</p>}
            {isTest ? <Alert kind="warning">{t('plans.test')}</Alert> : null}
            {problem === null ? null : <Alert kind="error">{problem}</Alert>}
            <div>
              <Button variant="primary" aria-busy={isSending} onClick={() => void pay(quote.id)}>
                {quote.payable > 0 ? t('plans.pay', { price: money(quote.payable) }) : t('label.switch')}
              </Button>
            </div>
            <small>
              {t('plans.payOnce')} {terms}
            </small>
          </WaitOverlay>
        )
      }
    </AskedView>
  );
}

const Steps = styled.div`
  display: grid;
  gap: ${vars.space4};
`;

const Step = styled.section`
  display: grid;
  justify-items: start;
  gap: ${vars.space2};
  h2 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
  p {
    margin: 0;
    max-width: 70ch;
  }
  summary {
    min-height: 24px;
    cursor: pointer;
  }
  small {
    color: ${vars.inkMuted};
  }
`;

const Inside = styled.section`
  width: min(100%, 560px);
  padding: ${vars.space3} ${vars.space4};
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  }
`;

const Bill = styled.table`
  min-width: min(100%, 360px);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${vars.space1} 0;
    border-bottom: 1px solid ${vars.hairline};
    font-weight: 400;
    text-align: start;
  }
  td {
    padding-inline-start: ${vars.space5};
    text-align: end;
  }
  [data-total] :is(th, td) {
    border-bottom: 2px solid ${vars.ink};
    font-weight: 600;
  }
`;
