import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { styled } from 'styled-components';
import { useLocale, useText, vars, VisuallyHidden } from '@eecs/ui-kit';
import type { Features, Product } from '../api/plansApi.ts';
import { listPlanFeatures } from './listPlanFeatures.ts';
import { planMessages } from './planMessages.ts';

export interface FeatureListProps {
  /** The bundle whose features are listed. */
  readonly product: Product;
  /** The bundles of its branch; the last one includes all features. */
  readonly bundles: readonly Product[];
  readonly features: Features;
}

/** Lists every feature of a branch in the reader's language, and whether a bundle includes it. */
export function FeatureList({ product, bundles, features }: FeatureListProps) {
  const t = useText(planMessages);
  const locale = useLocale();
  return (
    <List>
      {listPlanFeatures(product, bundles, features).map(({ activity, isIn }) => {
        const text = features.translations.find(
          (one) => one.activity_id === activity && one.locale === locale,
        );
        return (
          <li key={activity} data-in={isIn} title={text?.description}>
            {isIn ? <Check size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
            <VisuallyHidden>{t(isIn ? 'plans.in' : 'plans.notIn')}</VisuallyHidden>
            <span>{text?.translation ?? activity}</span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${vars.space2};
  }
  li svg {
    flex: none;
    color: ${vars.success};
  }
  li[data-in='false'],
  li[data-in='false'] svg {
    color: ${vars.inkMuted};
  }
`;
