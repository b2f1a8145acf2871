import { styled } from 'styled-components';
import { Button, Panel, useText, vars } from '@eecs/ui-kit';
import type { Subscription } from '../api/accountApi.ts';
import type { PlanChoice, Product } from '../api/plansApi.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';
import { planMessages } from './planMessages.ts';
import { usePlanNames } from './usePlanNames.ts';

const DAY_MS = 86_400_000;
/** The free bundle. */
const FREE = 1;

export interface SubscriptionListProps {
  readonly subscriptions: readonly Subscription[];
  readonly products: readonly Product[];
  /** ms since 1970. */
  readonly now: number;
  readonly onChoose: (choice: PlanChoice) => void;
}

/** The plan of each branch: how long it runs, what follows, and the available actions. */
export function SubscriptionList({ subscriptions, products, now, onChoose }: SubscriptionListProps) {
  const branches = [...new Map(products.map(({ branch_id, branch }) => [branch_id, branch]))];
  return (
    <Cards>
      {branches.map(([branchId, branch]) => (
        <Plan
          key={branchId}
          branch={branch}
          plan={subscriptions.find((one) => one.branchId === branchId && one.bundleId !== FREE) ?? null}
          offered={products.filter(({ branch_id, label = '-' }) => branch_id === branchId && label !== '-')}
          now={now}
          onChoose={onChoose}
        />
      ))}
    </Cards>
  );
}

interface PlanProps {
  readonly branch: string;
  readonly plan: Subscription | null;
  readonly offered: readonly Product[];
  readonly now: number;
  readonly onChoose: (choice: PlanChoice) => void;
}

function Plan({ branch, plan, offered, now, onChoose }: PlanProps) {
  const t = useText(planMessages);
  const names = usePlanNames();
  const write = useWrittenDate();
  const period = plan?.period ?? 12;
  const title = `${names.branch(branch)} – ${names.bundle(plan?.bundleId ?? FREE)}`;
  return (
    <Panel title={title}>
      <Lines>
        {plan === null ? (
          <p>{t('manager.free')}</p>
        ) : (
          <>
            <p>
              {t('manager.until', {
                date: write(plan.expires),
                count: Math.max(0, Math.ceil((plan.expires - now) / DAY_MS)),
              })}
            </p>
            <progress
              aria-label={t('manager.left')}
              max={plan.expires - plan.issued}
              value={Math.min(Math.max(0, plan.expires - now), plan.expires - plan.issued)}
            />
            <p>
              {plan.next === null
                ? t('manager.noNext')
                : t('manager.next', { bundle: names.bundle(plan.next.bundle_id), count: plan.next.period })}
            </p>
          </>
        )}
        <Buttons>
          {offered.map(({ id, label = '-', branch_id, bundle_id }) => (
            <Button
              key={id}
              onClick={() => onChoose({ productId: 0, branchId: branch_id, bundleId: bundle_id, period })}
            >
              {label === '-' ? '' : t(`label.${label}Named`, { bundle: names.bundle(bundle_id) })}
            </Button>
          ))}
        </Buttons>
      </Lines>
    </Panel>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${vars.space4};
`;

const Lines = styled.div`
  display: grid;
  gap: ${vars.space3};
  p {
    margin: 0;
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: ${vars.accent};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
