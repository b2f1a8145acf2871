import { isMessageKey, translate } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../solveDesk.ts';

/** The number of features outside the plan, the specification's own. */
const RESTRICTED = 74_301;

/** Answers a task that uses what the plan does not have: with the fields of every refusal, for nothing of it was solved. */
export function describeRestriction({ features }: RestrictedOutcome, document: object, locale: Locale) {
  const id = 'id' in document && typeof document.id === 'number' ? document.id : -1;
  const names = features.map((feature) => {
    const key = `plans.${feature}`;
    return isMessageKey(key) ? translate(locale, key) : feature;
  });
  const message = translate(locale, 'refusals.plan', { features: names.join(', ') });
  return {
    level: 'error' as const,
    id,
    hash: null,
    errno: RESTRICTED,
    error: 'features',
    message,
    features,
    failures: [],
    errors: [message],
    verdict: null,
  };
}
