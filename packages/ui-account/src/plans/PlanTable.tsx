import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, SegmentedControl, useText, vars } from '@eecs/ui-kit';
import { type Features, type Period, PERIODS, type PlanChoice, type Product } from '../api/plansApi.ts';
import { FeatureList } from './FeatureList.tsx';
import { planMessages } from './planMessages.ts';
import { useMoney } from './useMoney.ts';
import { usePlanNames } from './usePlanNames.ts';

export interface PlanTableProps {
  readonly products: readonly Product[];
  readonly features: Features;
  /** Bundles in force, by branch (both by id); empty if nobody is logged in. */
  readonly current: Readonly<Record<number, number>>;
  readonly onChoose: (choice: PlanChoice) => void;
  /**
   * Whether plans are sold on this site, granted by its operator, or everything is open to everybody. The table has
   * prices and buttons only if they are sold.
   * @default 'sold'
   */
  readonly selling?: Selling;
}

/** How users get plans on a site. */
export type Selling = 'sold' | 'given' | 'open';

/** Shows the purpose of each bundle, then for one branch its bundles side by side with their prices and features. */
export function PlanTable({ products, features, current, onChoose, selling = 'sold' }: PlanTableProps) {
  const t = useText(planMessages);
  const money = useMoney();
  const names = usePlanNames();
  const branches = [...new Set(products.map(({ branch }) => branch))];
  const [chosen, setBranch] = useState(branches[0] ?? 'msb');
  const [period, setPeriod] = useState<Period>(12);
  const bundles = products.filter(({ branch }) => branch === chosen);

  const isSold = selling === 'sold';

  return (
    <Frame>
      {isSold ? null : <Alert kind="info">{t(`plans.${selling}`)}</Alert>}
      <h2>{t('plans.for')}</h2>
      <Purposes>
        {BUNDLES.map((name, at) => (
          <div key={name}>
            <dt>{names.bundle(at + 1)}</dt>
            <dd>{t(`plans.for.${name}`)}</dd>
          </div>
        ))}
      </Purposes>
      <Bar>
        <SegmentedControl
          label={t('plans.branch')}
          value={chosen}
          segments={branches.map((branch) => ({ value: branch, label: names.branch(branch) }))}
          onChange={setBranch}
        />
        {isSold ? (
          <Periods>
            <span aria-hidden="true">{t('plans.prices')}</span>
            <SegmentedControl
              label={t('plans.period')}
              value={String(period)}
              segments={PERIODS.map((months) => ({
                value: String(months),
                label: t('plans.months', { count: months }),
              }))}
              onChange={(months) => setPeriod(PERIODS.find((one) => String(one) === months) ?? 12)}
            />
          </Periods>
        ) : null}
      </Bar>
      <Columns>
        {bundles.map((product) => {
          const { bundle_id, branch_id } = product;
          const isCurrent = current[branch_id] === bundle_id;
          const isOffered = isSold && product.label !== undefined && product.label !== '-';
          return (
            <Column key={product.id} aria-label={names.bundle(bundle_id)} $isCurrent={isCurrent}>
              <h2>{names.bundle(bundle_id)}</h2>
              {isSold ? (
                <Price>
                  {bundle_id === 1 ? (
                    <>
                      <strong>{t('plans.free')}</strong>
                      <small>{t('plans.freeFor')}</small>
                    </>
                  ) : (
                    <>
                      <strong>{money(product[`c${period}`])}</strong> {t('plans.aMonth')}
                      <small>
                        {t('plans.charged', { price: money(product[`p${period}`]), count: period })}
                      </small>
                    </>
                  )}
                </Price>
              ) : null}
              <FeatureList product={product} bundles={bundles} features={features} />
              {isCurrent ? <p>{t('plans.current')}</p> : null}
              {isOffered ? (
                <Button
                  variant={product.label === 'renew' ? 'plain' : 'primary'}
                  onClick={() => onChoose({ productId: 0, branchId: branch_id, bundleId: bundle_id, period })}
                >
                  {t(`label.${product.label}`)}
                </Button>
              ) : null}
            </Column>
          );
        })}
      </Columns>
      {isSold ? <p>{t('plans.note')}</p> : null}
    </Frame>
  );
}

/** The bundles of every branch, which the server numbers from 1. */
const BUNDLES = ['free', 'standard', 'professional'] as const;

const Frame = styled.div`
  display: grid;
  gap: ${vars.space4};
  p {
    margin: 0;
  }
  & > h2 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
`;

const Purposes = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${vars.space3} ${vars.space4};
  margin: 0;
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    max-width: 60ch;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space3};
`;

const Periods = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${vars.space3};
`;

const Column = styled.section<{ $isCurrent: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${vars.space3};
  padding: ${vars.space4};
  border: 1px solid ${({ $isCurrent }) => ($isCurrent ? vars.accent : vars.hairline)};
  border-top: 3px solid ${({ $isCurrent }) => ($isCurrent ? vars.accent : vars.line)};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  h2 {
    margin: 0;
    font-size: ${vars.text4};
    font-weight: 600;
  }
`;

const Price = styled.div`
  font-variant-numeric: tabular-nums;
  strong {
    font-size: ${vars.text5};
    font-weight: 600;
  }
  small {
    display: block;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
