import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, useNotices, useText, vars } from '@eecs/ui-kit';
import type { AccountAnswer, Subscription, User } from '../api/accountApi.ts';
import type { PlanChoice } from '../api/plansApi.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';
import { useAccount } from '../session/AccountContext.ts';
import { reportToSession } from '../session/reportToSession.ts';
import { listPlanMessages } from './listAlerts.ts';
import { planMessages } from './planMessages.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface NoticeListProps {
  readonly user: User;
  readonly subscriptions: readonly Subscription[];
  /** Dismisses the messages. */
  readonly onClear: () => Promise<Pick<AccountAnswer, '_subscriptions'>>;
  readonly onRenew: (choice: PlanChoice) => void;
}

/** Notices about the plans of an account, each with a button that dismisses it. */
export function NoticeList({ user, subscriptions, onClear, onRenew }: NoticeListProps) {
  const t = useText(planMessages);
  const names = usePlanNames();
  const write = useWrittenDate();
  const { describeFailure, session } = useAccount();
  const { notify } = useNotices();
  const [isSending, setSending] = useState(false);
  const messages = listPlanMessages(subscriptions);
  if (messages.length === 0) return <p>{t('notices.none')}</p>;

  async function clear(): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      const { _subscriptions } = await onClear();
      session.report({ type: 'changed', answer: { _params: user, _subscriptions } });
    } catch (error) {
      reportToSession(session, error);
      notify({ kind: 'error', text: describeFailure(error) });
    } finally {
      setSending(false);
    }
  }

  return (
    <Frame>
      <ul>
        {messages.map(({ key, branch, branchId, bundleId, days, at, until }) => (
          <li key={`${key} ${branchId}`}>
            <span>
              {t(`notices.${key}`, {
                branch: names.branch(branch),
                bundle: names.bundle(bundleId),
                ...(days === null ? {} : { count: days }),
              })}
              {at === null && until === null ? null : (
                <small>
                  {[
                    ...(at === null ? [] : [t('notices.at', { date: write(at) })]),
                    ...(until === null ? [] : [t('notices.until', { date: write(until) })]),
                  ].join('. ')}
                </small>
              )}
            </span>
            {key === 'ends' || key === 'ended' ? (
              <Button
                onClick={() =>
                  onRenew({ productId: 0, branchId, bundleId: Math.max(2, bundleId), period: 12 })
                }
              >
                {t('label.renew')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <Button aria-busy={isSending} onClick={() => void clear()}>
          {t('notices.clear')}
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${vars.space3};
  ul {
    margin: 0;
    padding: 0;
    border: 1px solid ${vars.hairline};
    background: ${vars.sheet};
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space2};
    min-height: 44px;
    padding: ${vars.space1} ${vars.space3};
  }
  small {
    display: block;
    color: ${vars.inkMuted};
  }
  li + li {
    border-top: 1px solid ${vars.hairline};
  }
`;
